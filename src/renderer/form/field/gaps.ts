import type { DataField, Field, Form } from "@formily/core";
import { isBlank } from "../../../domain/plain-text.ts";
import { dataFields } from "./field-errors.ts";

/** A rule of which the form evaluates `needed`: the field has to be filled in, but may be left for later. */
interface NeededRule {
  readonly needed: boolean;
  readonly message: string;
  readonly question: string;
}

/** A field that is needed and empty. */
export interface Gap {
  readonly field: DataField;
  readonly message: string;
  /** The confirmation that is shown before the form is sent without it. */
  readonly question: string;
  /** The entry of a list that it stands in. */
  readonly where: string | undefined;
}

/** Name of the part of a list's data that says what its entries are called. */
export const ENTRY_NAMES = "entryNames";

export function isNeeded(field: DataField): boolean {
  return neededRules(field).length > 0;
}

export function findGaps(form: Form): readonly Gap[] {
  return dataFields(form)
    .filter((field) => field.display === "visible" && isEmpty(field.value))
    .flatMap((field) =>
      neededRules(field)
        .slice(0, 1)
        .map(({ message, question }) => ({ field, message, question, where: entryName(field) })),
    );
}

/** Shows each gap as an error at its field. */
export function showGaps(gaps: readonly Gap[]): void {
  for (const { field, message } of gaps) field.setSelfErrors([message]);
}

function neededRules(field: DataField): readonly NeededRule[] {
  const rules: unknown = (field as Field).validator;
  return Array.isArray(rules) ? rules.filter(isNeededRule) : [];
}

function isNeededRule(rule: unknown): rule is NeededRule {
  return typeof rule === "object" && rule !== null && "needed" in rule && Boolean(rule.needed);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length === 0
    : isBlank(typeof value === "string" ? value.trim() : value);
}

function entryName(field: DataField): string | undefined {
  const list = field.path.parent().parent().toString();
  const names: unknown = field.form.query(list).get("data")?.[ENTRY_NAMES];
  const name: unknown = Array.isArray(names) ? names[(field as Field).index] : undefined;
  return typeof name === "string" ? name : undefined;
}
