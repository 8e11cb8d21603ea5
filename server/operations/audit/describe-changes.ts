import type { Project } from "../../../src/schema/project/project.ts";
import { maskValue } from "../../records/present-record.ts";
import type { ChangedRow } from "./changed-rows.ts";
import type { FollowedField } from "./followed-table.ts";
import type { ValueNames } from "./value-names.ts";

/** One changed field, as it is kept and shown. */
export interface FieldChange {
  readonly kind: string;
  readonly recordId: string;
  readonly recordName: string;
  readonly companyId: number | null;
  readonly change: "create" | "update" | "delete";
  readonly field: string;
  readonly fieldTitle: string;
  readonly beforeText: string | null;
  readonly afterText: string | null;
}

/** Longer texts are cut: the log describes a change, it does not keep documents. */
const LONGEST = 2000;

/**
 * A changed or deleted row lists each field that it changed or had. A new one has its name alone: what it began with
 * is what the first change after it, or the row itself, has.
 */
export function describeChanges(
  rows: readonly ChangedRow[],
  project: Project,
  names: ValueNames,
): FieldChange[] {
  return rows.flatMap((row) => {
    const change = row.before === null ? "create" : row.after === null ? "delete" : "update";
    const name = row.nameOf ? (names(row.nameOf, row.name) ?? `编号 ${row.name}`) : row.name;
    const of = {
      kind: row.kind,
      recordId: row.id,
      recordName: name,
      companyId: row.companyId,
      change,
    } as const;
    if (change === "create" && !row.link)
      return [{ ...of, field: "", fieldTitle: "新增", beforeText: null, afterText: name }];
    const text = (field: FollowedField, value: unknown) => textOf(field, value, project, names);
    return Object.entries(row.fields).flatMap(([column, field]) => {
      const [before, after] = [row.before?.[column] ?? null, row.after?.[column] ?? null];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      const texts =
        field.mask === "secret"
          ? { beforeText: null, afterText: "（已变更）" }
          : { beforeText: text(field, before), afterText: text(field, after) };
      if (texts.beforeText === null && texts.afterText === null) return [];
      return [{ ...of, field: column, fieldTitle: field.title, ...texts }];
    });
  });
}

function textOf(field: FollowedField, value: unknown, project: Project, names: ValueNames): string | null {
  if (value === null || value === "") return null;
  const text = wordsOf(field, value, project, names);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…（共 ${text.length} 字）` : text;
}

function wordsOf(field: FollowedField, value: unknown, project: Project, names: ValueNames): string {
  if (Array.isArray(value) && value.every((part) => typeof part !== "object"))
    return value.map((part) => wordsOf(field, part, project, names)).join("、");
  if (typeof value === "boolean") return value ? "是" : "否";
  if (typeof value !== "string" && typeof value !== "number") return JSON.stringify(value);
  const text = String(value);
  if (field.flag) return text === "0" ? "否" : "是";
  if (field.names) return names(field.names, text) ?? `编号 ${text}`;
  if (field.codes !== undefined) return labelOf(field.codes, text, project);
  return String(maskValue(field.mask, text));
}

/** One code or several with commas between; one that the table does not have stays as it is. */
function labelOf(table: string, text: string, project: Project): string {
  const entries = project.enums.get(table) ?? [];
  const label = (code: string) => entries.find(({ value }) => String(value) === code)?.label;
  return (
    label(text) ??
    text
      .split(",")
      .map((code) => label(code) ?? code)
      .join("、")
  );
}
