import { FormPath } from "@formily/core";
import type { Row } from "../../../fields/field-view.ts";
import type { RowShape, SendingPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** The values that a form was opened with, or has taken over from another user since. */
export interface Base {
  /** The loaded record; null in a form that loads none. */
  readonly record: Row | null;
  /** The values that its fields began with. */
  readonly opened: Row;
  /** Taken over with another's changes; undefined: that of the record. */
  readonly version?: string | null;
}

const VERSIONS: ReadonlySet<string> = new Set(["rowVersion", "rowVersionList"]);

/**
 * The parameters of a submit: the form's values with the rest of the loaded record, or only the changed values; never
 * a mask in place of the hidden value. A version that the server did not send is left out.
 */
export function requestFields(
  values: Row,
  params: Row,
  base: Base,
  sending: SendingPlan = {},
): Record<string, unknown> {
  const { whole = [], masked = [], rows = {}, partial, version } = sending;
  const { record } = base;
  const fields = partial && record ? changedOf(values, base.opened) : { ...values };
  for (const path of masked) leaveOutMasks(fields, path.split(".*."), base.opened);
  const rest = whole.filter((name) => !(name in values) && isGiven(record?.[name]));
  const written = { ...Object.fromEntries(rest.map((name) => [name, record?.[name]])), ...fields };
  for (const [list, shape] of Object.entries(rows)) fitEntries(written, list, shape);
  const sent: Record<string, unknown> = {
    ...written,
    ...(version && { rowVersion: record?.["rowVersion"] }),
    ...params,
  };
  if (version && base.version !== undefined) sent["rowVersion"] = base.version;
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !VERSIONS.has(name) || isKnown(value)),
  );
}

function changedOf(values: Row, opened: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, FormPath.getIn(opened, name))),
  );
}

/** True when two values say the same: nothing, null and an empty text do. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(isGiven(left) ? left : null) === JSON.stringify(isGiven(right) ? right : null);
}

/** Takes away what is still the mask that the field was opened with. */
function leaveOutMasks(values: Record<string, unknown>, [name = "", ...inside]: string[], opened: Row): void {
  const value = values[name];
  const shown = opened[name];
  if (inside.length === 0) {
    if (isMask(value) && isSame(value, shown)) delete values[name];
    return;
  }
  if (!Array.isArray(value)) return;
  const masks = new Set(rowsOf(shown).map((row) => row[inside[0] ?? ""]));
  values[name] = rowsOf(value).map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([cell, text]) => cell !== inside[0] || !isMask(text) || !masks.has(text)),
    ),
  );
}

/** Takes away what the entries of a list may not have. */
function fitEntries(values: Record<string, unknown>, list: string, shape: RowShape): void {
  const entries = values[list];
  if (!Array.isArray(entries)) return;
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(shape, name) && (value !== null || shape[name] === "nullable");
  values[list] = entries.map((entry: unknown) =>
    isRow(entry) ? Object.fromEntries(Object.entries(entry).filter(fits)) : entry,
  );
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMask(value: unknown): boolean {
  return typeof value === "string" && /[*•＊]/u.test(value);
}

function isKnown(version: unknown): boolean {
  return Array.isArray(version) ? version.length > 0 && version.every(isKnown) : isGiven(version);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
