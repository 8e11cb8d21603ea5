import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import { columnKind } from "./record-columns.ts";
import type { Condition, Match } from "./record-conditions.ts";

/**
 * What the parameters narrow a list by: each by `x-filter`, else by the field of its name. A text is searched for,
 * unless `exactly`; of several values any will do; everything else is equal. Parameters of paging and order, and those
 * without a value, narrow nothing.
 */
export function readConditions(
  operation: Operation,
  record: RecordType,
  params: Readonly<Record<string, unknown>>,
  exactly = operation.recordUse?.does === "detail",
): Condition[] {
  const { paging, sort, request } = operation;
  // Another name of the page, which `pageNum` overrules.
  const beside = new Set([paging?.page, paging?.size, sort?.by, sort?.order, paging && "currentPage"]);
  return Object.entries(params).flatMap(([name, value]): Condition[] => {
    if (beside.has(name) || value === undefined || value === null || value === "") return [];
    const filter = request.properties?.[name]?.["x-filter"];
    if (filter === false || filter?.through !== undefined) return [];
    const fields = filter?.fields ?? [filter?.field ?? name];
    const field = record.schema.properties?.[fields[0] ?? ""];
    if (!field)
      throw new Error(
        `${operation.id} is asked for "${name}", which a record "${record.name}" does not have`,
      );
    const match = filter?.match ?? usualMatch(field, value, exactly);
    return [{ fields, match, value: value as FieldValue | readonly FieldValue[] }];
  });
}

function usualMatch(field: JsonSchema, value: unknown, exactly: boolean): Match {
  if (columnKind(field) === "list") return "has";
  if (Array.isArray(value)) return "in";
  const isFreeText =
    typesOf(field).includes("string") && field.format === undefined && field["x-enum"] === undefined;
  return (isFreeText || field.format === "phone") && !exactly ? "contains" : "equals";
}
