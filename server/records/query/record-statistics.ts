import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CountedNumber, FieldValue } from "../../../src/schema/project/record-type.ts";
import { toSql } from "./record-conditions.ts";
import { type RecordPlan, fieldOf } from "../plan/record-plan.ts";
import { type Scoped, type Selection, type Where, ROW, equalities, selectRecords } from "./select-records.ts";

/** A field whose value splits records up, or its first characters: 7 of a time are its month. */
export type GroupKey = string | { readonly field: string; readonly first: number };

/** The records whose keys have the same values. */
export interface RecordGroup<Sum extends string = never> {
  /** Field → value. */
  readonly key: Readonly<Record<string, FieldValue>>;
  readonly count: number;
  /** The greatest number among them. */
  readonly newest: number;
  /** Field → what it comes to, exact to its last decimal. */
  readonly sum: Readonly<Record<Sum, number>>;
}

export async function countRecords(scoped: Scoped, selection: Selection): Promise<number> {
  const { total } = await selectRecords(scoped, selection)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function recordExists(scoped: Scoped, selection: Selection): Promise<boolean> {
  const row = await selectRecords(scoped, selection).select("r.id").limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function sumOfRecords(scoped: Scoped, field: string, selection: Selection): Promise<number> {
  const [group] = await groupRecords(scoped, [], selection, [field]);
  return group?.sum[field] ?? 0;
}

export async function groupRecords<Sum extends string>(
  scoped: Scoped,
  keys: readonly GroupKey[],
  selection: Selection,
  sums: readonly Sum[],
): Promise<RecordGroup<Sum>[]> {
  const { plan } = scoped;
  let query = selectRecords(scoped, selection)
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.max("r.id").as("newest")])
    .select(keys.map((key, index) => keyOf(plan, key).as(`key${index}`)))
    .select(sums.map((field, index) => sumOf(plan, field).as(`sum${index}`)));
  // By name: an expression with parameters is not the same twice.
  for (const index of keys.keys()) query = query.groupBy(sql.ref(`key${index}`));
  const rows = (await query.execute()) as readonly Readonly<Record<string, unknown>>[];
  return rows.map((row) => ({
    key: Object.fromEntries(
      keys.map((key, index) => [nameOf(key), keyValue(plan, key, row[`key${index}`])] as const),
    ),
    count: Number(row["count"]),
    newest: Number(row["newest"]),
    sum: Object.fromEntries(
      sums.map((field, index) => [field, Number(row[`sum${index}`] ?? 0)] as const),
    ) as Record<Sum, number>,
  }));
}

/** Each number of a statistic, all of them in one statement; sums are exact to their last decimal. */
export async function summariseRecords(
  scoped: Scoped,
  numbers: readonly CountedNumber[],
  selection: Selection,
): Promise<Readonly<Record<string, number>>> {
  if (numbers.length === 0) return {};
  const row = (await selectRecords(scoped, selection)
    .select(numbers.map((number, index) => numberOf(scoped.plan, number).as(`number${index}`)))
    .executeTakeFirstOrThrow()) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    numbers.map(({ name }, index) => [name, Number(row[`number${index}`] ?? 0)] as const),
  );
}

function numberOf(
  plan: RecordPlan,
  { where, sum, distinct }: Pick<CountedNumber, "where"> & Partial<CountedNumber>,
): RawBuilder<unknown> {
  const conditions = equalities(where).map((condition) => toSql(plan, condition));
  const those = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  if (sum !== undefined) return sql`(sum(${fieldOf(plan, sum).value}) filter (where ${those}))::text`;
  if (distinct !== undefined)
    return sql`count(distinct ${fieldOf(plan, distinct).value}) filter (where ${those})`;
  return sql`count(*) filter (where ${those})`;
}

/** As a table to join: of each company that has records how many are like this, when the latest came, and its number. */
export function countPerCompany<Name extends string>(scoped: Scoped, wheres: Readonly<Record<Name, Where>>) {
  const names = Object.keys(wheres) as Name[];
  return selectRecords(scoped, {})
    .where("r.companyId", "is not", null)
    .select((select) => [
      "r.companyId as ofCompany",
      select.fn.max("r.createTime").as("lastTime"),
      select.fn.max("r.id").as("newestId"),
    ])
    .select(names.map((name) => numberOf(scoped.plan, { where: wheres[name] }).$castTo<number>().as(name)))
    .groupBy("r.companyId");
}

/** Whole rows of the first record of each value. Only numbers are sorted: the rows are read of those that remain. */
export function latestRecords(scoped: Scoped, key: string, selection: Selection) {
  const { plan, db } = scoped;
  let firsts = selectRecords(scoped, selection)
    .select(fieldOf(plan, key).value.as("latestOf"))
    .select("r.id as latestId")
    .distinctOn(sql.ref("latestOf"))
    .orderBy(sql.ref("latestOf"));
  for (const { field, descending } of [...(selection.order ?? []), ...plan.order]) {
    const value = fieldOf(plan, field).ordered as RawBuilder<SqlBool>;
    firsts = firsts.orderBy(value, (order) => (descending ? order.desc() : order.asc()).nullsLast());
  }
  return db
    .selectFrom("plainRecord as r")
    .select(ROW)
    .select(plan.selections)
    .where("r.id", "in", (from) =>
      from.selectFrom(firsts.orderBy("r.id", "desc").as("firsts")).select("firsts.latestId"),
    );
}

function nameOf(key: GroupKey): string {
  return typeof key === "string" ? key : key.field;
}

/** A list splits up by each of its values. */
function keyOf(plan: RecordPlan, key: GroupKey): RawBuilder<unknown> {
  const { value, kind } = fieldOf(plan, nameOf(key));
  if (typeof key !== "string") return sql`left((${value})::text, ${key.first}::integer)`;
  if (kind !== "list") return value;
  const list = sql`case when jsonb_typeof(${value}) = 'array' then ${value} else '[]'::jsonb end`;
  return sql`jsonb_array_elements_text(${list})`;
}

function keyValue(plan: RecordPlan, key: GroupKey, value: unknown): FieldValue {
  const isNumber = typeof key === "string" && fieldOf(plan, key).kind === "number";
  return isNumber && value !== null ? Number(value) : (value as FieldValue);
}

function sumOf(plan: RecordPlan, field: string): RawBuilder<unknown> {
  return sql`sum(${fieldOf(plan, field).value})::text`;
}
