import { type RawBuilder, expressionBuilder, sql } from "kysely";
import { type ColumnKind, columnKind, companyProperty } from "../../../src/schema/project/column-kind.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import {
  LOOKED_UP_FIELDS,
  type LookedUpField,
  type LookedUpTarget,
} from "../../../src/schema/project/looked-up-fields.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import type { TenantTables } from "../../tables/tables.ts";

/** Properties that are columns of their own, in every kind of record that has them. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([
  "createTime",
  "updateTime",
  "createUserId",
  "kjnd",
  "kjqj",
  "rowVersion",
]);

/** The column in which a property is kept; undefined: among the fields, or looked up. */
export function ownColumn(record: RecordType, name: string): string | undefined {
  if (name === record.key) return "id";
  if (name === companyProperty(record)) return "companyId";
  return OWN_COLUMNS.has(name) ? name : undefined;
}

export function propertyOf(record: RecordType, name: string): JsonSchema {
  const property = record.schema.properties?.[name];
  if (!property) throw new Error(`a record "${record.name}" has no "${name}"`);
  return property;
}

/** The value of a property in a query of `plainRecord as r`. */
export function valueOf(record: RecordType, name: string): RawBuilder<unknown> {
  const property = propertyOf(record, name);
  const path = property["x-from"];
  if (path !== undefined) {
    const looked = sql`${lookUp(record, path)}`;
    return columnKind(property) === "number" ? sql`${looked}::numeric` : looked;
  }
  const column = ownColumn(record, name);
  if (column !== undefined) return sql`${sql.ref(`r.${column}`)}`;
  return keptValue(name, columnKind(property));
}

/** The value of a field of the JSON column; its name is written out, so that an index of the same words serves it. */
function keptValue(name: string, kind: ColumnKind): RawBuilder<unknown> {
  if (kind === "list") return sql`(r.fields -> ${sql.lit(name)})`;
  const text = sql`(r.fields ->> ${sql.lit(name)})`;
  if (kind === "number") return sql`${text}::numeric`;
  return kind === "boolean" ? sql`${text}::boolean` : text;
}

/** The stored reading of a client's or staff's name that a property looks up; undefined for any other property. */
export function readingOf(record: RecordType, name: string): RawBuilder<unknown> | undefined {
  const [via = "", field = ""] = propertyOf(record, name)["x-from"]?.split(".") ?? [];
  const target = via === "" ? undefined : propertyOf(record, via)["x-ref"];
  const isName =
    (target === "company" && field === "companyName") || (target === "staff" && field === "name");
  if (!isName) return undefined;
  const id = keyOf(record, via);
  const from = expressionBuilder<TenantTables>();
  const reading =
    target === "company"
      ? from.selectFrom("company as of").select("of.reading").where("of.companyId", "=", id)
      : from.selectFrom("staff as of").select("of.reading").where("of.userId", "=", id);
  return sql`${reading}`;
}

/** A key is an integer; compared with another type its index is of no use. */
function keyOf(record: RecordType, name: string): RawBuilder<number> {
  return sql<number>`(${valueOf(record, name)})::integer`;
}

/** `companyId.companyName`: a field of what another property refers to. */
function lookUp(record: RecordType, path: string) {
  const [via = "", field = ""] = path.split(".");
  const target = propertyOf(record, via)["x-ref"];
  const id = keyOf(record, via);
  const from = expressionBuilder<TenantTables>();
  switch (target) {
    case "company":
      return from
        .selectFrom("company as of")
        .select(`of.${lookedUpField("company", field)} as found`)
        .where("of.companyId", "=", id);
    case "staff":
      return from
        .selectFrom("staff as of")
        .select(`of.${lookedUpField("staff", field)} as found`)
        .where("of.userId", "=", id);
    case "department":
      return from
        .selectFrom("department as of")
        .select(`of.${lookedUpField("department", field)} as found`)
        .where("of.deptId", "=", id);
    default:
      if (target === undefined) throw new Error(`"${record.name}.${via}" refers to nothing: it has no x-ref`);
      return from
        .selectFrom("plainRecord as of")
        .select(sql`of.fields ->> ${sql.lit(field)}`.as("found"))
        .where("of.id", "=", id);
  }
}

/** The compiler holds each field that the catalogue may name against the columns of its table. */
function lookedUpField<Target extends LookedUpTarget>(target: Target, field: string): LookedUpField<Target> {
  if (!Object.hasOwn(LOOKED_UP_FIELDS[target], field))
    throw new Error(`nothing of a ${target} that can be looked up is called "${field}"`);
  return field as LookedUpField<Target>;
}
