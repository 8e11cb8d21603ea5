import type { Project } from "../../../src/schema/project/project.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import { recordName } from "../../records/record-name.ts";
import type { Fields } from "../../contracts/record.ts";
import { FOLLOWED_TABLES } from "./followed-tables.ts";
import type { FollowedField, NamedKind } from "./followed-table.ts";

/** A row as `change_capture` keeps it. */
export interface Captured {
  readonly source: string;
  readonly beforeRow: Fields | null;
  readonly afterRow: Fields | null;
}

/** A changed row, in the words of its table or of its kind of record. */
export interface ChangedRow {
  readonly kind: string;
  readonly id: string;
  /** The name of the row; in a link, that of its owner, by `nameOf`. */
  readonly name: string;
  readonly nameOf: NamedKind | undefined;
  readonly companyId: number | null;
  readonly link: boolean;
  readonly fields: Readonly<Record<string, FollowedField>>;
  /** Null: it did not exist. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** The net changes of the transaction: a row that was deleted and written again, or changed twice, is one change. */
export function changedRows(captured: readonly Captured[], project: Project): ChangedRow[] {
  const rows = new Map<string, ChangedRow>();
  for (const change of captured) {
    const row = change.source === "plain_record" ? recordRow(change, project) : tableRow(change);
    if (!row) continue;
    const key = `${change.source} ${row.id}`;
    const earlier = rows.get(key);
    rows.delete(key);
    rows.set(key, earlier ? { ...row, before: earlier.before } : row);
  }
  return [...rows.values()].filter(({ before, after }) => before !== null || after !== null);
}

function tableRow({ source, beforeRow, afterRow }: Captured): ChangedRow | undefined {
  const table = FOLLOWED_TABLES[source];
  const row = afterRow ?? beforeRow;
  if (!table || !row) return undefined;
  return {
    kind: table.kind,
    id: table.key.map((column) => String(row[column])).join(" "),
    name: nameIn(row[table.name]),
    nameOf: table.fields[table.name]?.names ?? (table.name === "company_id" ? "company" : undefined),
    companyId: companyOf(row),
    link: table.link === true,
    fields: table.fields,
    before: beforeRow,
    after: afterRow,
  };
}

function nameIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function recordRow({ beforeRow, afterRow }: Captured, project: Project): ChangedRow | undefined {
  const row = afterRow ?? beforeRow;
  const record = project.records.get(String(row?.["resource"]));
  if (!row || !record) return undefined;
  return {
    kind: record.title,
    id: String(row["id"]),
    name: recordName(record, valuesOf(row)),
    nameOf: undefined,
    companyId: companyOf(row),
    link: false,
    fields: fieldsOf(record),
    before: beforeRow && valuesOf(beforeRow),
    after: afterRow && valuesOf(afterRow),
  };
}

function companyOf({ company_id: id }: Fields): number | null {
  return typeof id === "number" ? id : null;
}

/** The fields and the columns that users see. */
function valuesOf({ fields, kjnd, kjqj, is_remove }: Fields): Fields {
  return { ...(fields as Fields), kjnd, kjqj, isRemove: is_remove };
}

function fieldsOf(record: RecordType): Record<string, FollowedField> {
  const described: Record<string, FollowedField> = { isRemove: { title: "在回收站", flag: true } };
  for (const [name, property] of Object.entries(record.schema.properties ?? {})) {
    const { "x-mask": mask, "x-enum": codes } = property;
    const names = NAMED[property["x-ref"] ?? property.items?.["x-ref"] ?? ""];
    described[name] = {
      title: property.title ?? name,
      ...(mask !== undefined && { mask }),
      ...(codes !== undefined && { codes }),
      ...(names !== undefined && { names }),
    };
  }
  return described;
}

const NAMED: Readonly<Record<string, NamedKind>> = {
  company: "company",
  staff: "staff",
  department: "department",
  role: "role",
  tag: "tag",
};
