import type { RawBuilder, SqlBool } from "kysely";
import { columnKind } from "../../../src/schema/project/column-kind.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import type { Operation } from "../../../src/schema/project/operation.ts";
import { isAsked, matchOf } from "../plan/plan-filters.ts";
import { conditionOf } from "./read-conditions.ts";
import { type ComparedField, type Condition, anyMatches } from "./record-conditions.ts";
import { type Column, type Searched, columnSql } from "./search-names.ts";

/**
 * Field of a list's rows → the column of the query that gives it; of the name of a client or of staff the columns that
 * are searched for it, its own first.
 */
export type TableColumns = Readonly<Record<string, Column | Searched>>;

/** The effect on a query of parameters that no column of it answers. */
export type TableFilters<Query, Params> = {
  readonly [Name in keyof Params]?: (query: Query, value: NonNullable<Params[Name]>) => Query;
};

interface Narrowed<Query> {
  where(condition: RawBuilder<SqlBool>): Query;
}

/**
 * Narrows a list of other tables than records as the catalogue describes its parameters: by `x-filter`, else by the
 * field of their name. `filters` goes before; parameters that neither covers are the caller's.
 */
export function narrowTable<Query extends Narrowed<Query>, Params extends object>(
  query: Query,
  operation: Operation,
  columns: TableColumns,
  params: Params,
  filters: TableFilters<Query, Params> = {},
): Query {
  let narrowed = query;
  for (const name of Object.keys(params) as (keyof Params & string)[]) {
    const value = params[name];
    if (!isAsked(value)) continue;
    const filter = filters[name];
    const condition = filter ? undefined : readCondition(operation, columns, name, value);
    if (filter) narrowed = filter(narrowed, value as NonNullable<Params[typeof name]>);
    else if (condition) narrowed = narrowed.where(tableCondition(operation.row, columns, condition));
  }
  return narrowed;
}

function readCondition(
  { request, row }: Operation,
  columns: TableColumns,
  name: string,
  value: unknown,
): Condition | undefined {
  const parameter = request.properties?.[name] ?? {};
  const filter = parameter["x-filter"];
  if (filter === false) return undefined;
  const said = filter?.fields ?? (filter?.field === undefined ? undefined : [filter.field]);
  const fields = said ?? [name];
  if (!said && !Object.hasOwn(columns, name)) return undefined;
  const property = row?.properties?.[fields[0] ?? ""] ?? parameter;
  return conditionOf({ fields, matchOf: matchOf(property, filter?.match) }, value);
}

/** The condition on the columns that give the fields of a row; throws for a field without a column. */
export function tableCondition(
  row: JsonSchema | undefined,
  columns: TableColumns,
  { fields, match, value }: Condition,
): RawBuilder<SqlBool> {
  const compared = new Map<unknown, ComparedField>();
  for (const field of fields) {
    const column = columns[field];
    if (column === undefined)
      throw new Error(`a list of "${row?.title}" is narrowed by "${field}", which no column tells`);
    const property = row?.properties?.[field] ?? {};
    const { texts, readings } = isSearched(column) ? column : { texts: [column], readings: [] };
    for (const [index, text] of texts.slice(0, match === "contains" ? undefined : 1).entries())
      if (!compared.has(text)) compared.set(text, columnField(text, property, readings[index]));
  }
  return anyMatches([...compared.values()], match, value);
}

function isSearched(column: Column | Searched): column is Searched {
  return typeof column !== "string" && "texts" in column;
}

/** Formats whose columns hold days and times: they need no collation. */
const TIMES: ReadonlySet<string> = new Set(["date", "datetime"]);

function columnField(column: Column, property: JsonSchema, reading: Column | undefined): ComparedField {
  const value = columnSql(column);
  const kind = columnKind(property);
  const isText = kind === "text" && !TIMES.has(property.format ?? "");
  return {
    property,
    kind,
    column: isText ? undefined : typeof column === "string" ? column : "",
    isLookedUp: false,
    value,
    ordered: value,
    reading: reading === undefined ? undefined : columnSql(reading),
  };
}
