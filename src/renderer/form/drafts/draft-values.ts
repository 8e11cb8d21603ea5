import type { DataField, Form } from "@formily/core";
import { ownFields } from "../values/form-values.ts";
import { plainCopy } from "../values/plain-copy.ts";

/** Values by path, each as JSON. */
export type Snapshot = ReadonlyMap<string, string>;

type Values = { readonly [path: string]: unknown };

/** The values of a form that may be kept on this machine: no passwords, no codes, nothing that is shown masked. */
export function takeSnapshot(form: Form): Snapshot {
  return new Map(keptFields(form).map((field) => [field.path.toString(), jsonOf(field)]));
}

/** The kept values that differ from the snapshot; an emptied one is null. */
export function changedValues(form: Form, opening: Snapshot): Values {
  return valuesOf([...takeSnapshot(form)].filter(([path, json]) => json !== (opening.get(path) ?? "null")));
}

/** Those values of the snapshot that stand at the paths. */
export function openingOf(opening: Snapshot, paths: readonly string[]): Values {
  return valuesOf(paths.map((path) => [path, opening.get(path) ?? "null"]));
}

/** Puts the values into the form, of which a reaction may still change another one. */
export function applyValues(form: Form, values: Values): void {
  const known = new Map(keptFields(form).map((field) => [field.path.toString(), field]));
  for (const [path, value] of Object.entries(values)) {
    const field = known.get(path);
    if (field && jsonOf(field) !== JSON.stringify(value)) form.setValuesIn(path, value ?? undefined);
  }
}

/** Titles of the fields on show whose values are never kept. */
export function secretTitles(form: Form): readonly string[] {
  const { leaves, cells } = ownFields(form);
  const secret = [...leaves, ...cells].filter((field) => isSecret(field) && field.display === "visible");
  return [...new Set(secret.map(({ title }) => String(title)))];
}

function keptFields(form: Form): readonly DataField[] {
  const { leaves, cells } = ownFields(form);
  const secretCells = cells.filter(isSecret).map((field) => field.address.toString());
  // A list is put back as a whole: without its secret cells it would empty them.
  const holdsSecret = (field: DataField) =>
    secretCells.some((address) => address.startsWith(`${field.address.toString()}.`));
  return leaves.filter((field) => !isSecret(field) && !holdsSecret(field));
}

function isSecret(field: DataField): boolean {
  return field.data?.secret === true;
}

/** Formily takes the value of a field that is not displayed out of the form's values. */
function jsonOf(field: DataField): string {
  const value: unknown = field.display === "none" ? field.caches.value : field.value;
  return JSON.stringify(plainCopy(value) ?? null);
}

function valuesOf(entries: readonly (readonly [string, string])[]): Values {
  return Object.fromEntries(entries.map(([path, json]) => [path, JSON.parse(json) as unknown]));
}
