import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Match } from "../query/record-conditions.ts";
import type { RecordPlan } from "./record-plan.ts";
import { usualMatch } from "./usual-match.ts";

/** The fields that a parameter narrows a list by. */
export interface FilterPlan {
  readonly fields: readonly string[];
  readonly matchOf: (value: unknown, exactly: boolean) => Match;
}

/** Parameter → what it narrows by; undefined: nothing. */
type Filters = (parameter: string) => FilterPlan | undefined;

const planned = new WeakMap<Operation, WeakMap<RecordPlan, Filters>>();

/** Is there a value to narrow by? */
export function isAsked(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

/** The condition of each parameter of an operation on the records of a kind; made once for the two. */
export function planFilters(operation: Operation, plan: RecordPlan): Filters {
  const known = planned.get(operation) ?? new WeakMap<RecordPlan, Filters>();
  planned.set(operation, known);
  const made = known.get(plan) ?? makeFilters(operation, plan);
  known.set(plan, made);
  return made;
}

/** A parameter that cannot narrow throws only when it is used: handlers take some for themselves. */
function makeFilters(operation: Operation, plan: RecordPlan): Filters {
  const beside = besideFilters(operation);
  const filters = new Map<string, FilterPlan | undefined>();
  return (parameter) => {
    if (!filters.has(parameter))
      filters.set(parameter, beside.has(parameter) ? undefined : planFilter(operation, plan, parameter));
    return filters.get(parameter);
  };
}

/** Parameters of paging and order. */
function besideFilters({ paging, sort }: Operation): ReadonlySet<string | undefined> {
  // Another name of the page, which `pageNum` overrules.
  return new Set([paging?.page, paging?.size, sort?.by, sort?.order, paging && "currentPage"]);
}

function planFilter(operation: Operation, plan: RecordPlan, parameter: string): FilterPlan | undefined {
  const filter = operation.request.properties?.[parameter]?.["x-filter"];
  if (filter === false || filter?.through !== undefined) return undefined;
  const fields = filter?.fields ?? [filter?.field ?? parameter];
  const field = plan.fields.get(fields[0] ?? "");
  if (!field)
    throw new Error(
      `${operation.id} is asked for "${parameter}", which a record "${plan.record.name}" does not have`,
    );
  return { fields, matchOf: matchOf(field.property, filter?.match) };
}

/** As the catalogue says, or as is usual for the field. */
export function matchOf(field: JsonSchema, said: Match | undefined): FilterPlan["matchOf"] {
  return said === undefined ? (value, exactly) => usualMatch(field, value, exactly) : () => said;
}
