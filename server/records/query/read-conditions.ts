import type { Operation } from "../../../src/schema/project/operation.ts";
import type { FieldValue, RecordType } from "../../../src/schema/project/record-type.ts";
import { type FilterPlan, isAsked, planFilters } from "../plan/plan-filters.ts";
import type { Condition } from "./record-conditions.ts";
import { planRecord } from "../plan/record-plan.ts";

/**
 * The conditions of the parameters on a list: each by `x-filter`, else by the field of its name; for the match see `usualMatch`.
 * Parameters of paging and order, and those without a value, narrow nothing.
 */
export function readConditions(
  operation: Operation,
  record: RecordType,
  params: Readonly<Record<string, unknown>>,
  exactly = operation.recordUse?.does === "detail",
): Condition[] {
  const filters = planFilters(operation, planRecord(record));
  return Object.entries(params).flatMap(([name, value]): Condition[] => {
    if (!isAsked(value)) return [];
    const filter = filters(name);
    return filter ? [conditionOf(filter, value, exactly)] : [];
  });
}

export function conditionOf(
  { fields, matchOf }: Pick<FilterPlan, "fields" | "matchOf">,
  value: unknown,
  exactly = false,
): Condition {
  return { fields, match: matchOf(value, exactly), value: value as FieldValue | readonly FieldValue[] };
}
