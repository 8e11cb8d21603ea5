import { asList, asObject } from "../as-object.ts";
import { joinPointer } from "../schema-file.ts";

type Value = Readonly<Record<string, unknown>>;

/** A screen, a block or a dialog that holds a form, with its place in the file. */
export interface Body {
  readonly value: Value;
  readonly pointer: string;
}

/** True for what says its form by `fields` or `sections`; `sections` alone are those of a record, unless something is sent. */
export function hasPlainForm({ value, pointer }: Body): boolean {
  if (value.form !== undefined) return false;
  if (pointer === "" && value.kind !== "form" && value.kind !== "dialog") return false;
  const { fields, sections, kind, submit } = value;
  return Array.isArray(fields) || (Array.isArray(sections) && (kind === "form" || submit !== undefined));
}

/** The places of a screen or block that may hold a form: itself, its dialogs, and their steps. */
export function bodiesOf(document: Value): readonly Body[] {
  const dialogs = Object.entries(asObject(document.dialogs));
  return [
    { value: document, pointer: "" },
    ...dialogs.map(([id, dialog]) => ({ value: asObject(dialog), pointer: joinPointer("/dialogs", id) })),
  ].flatMap((body) => [body, ...stepsOf(body)]);
}

function stepsOf({ value, pointer }: Body): readonly Body[] {
  return asList(value.steps).map((step, index) => ({
    value: asObject(step),
    pointer: joinPointer(pointer, "steps", index),
  }));
}
