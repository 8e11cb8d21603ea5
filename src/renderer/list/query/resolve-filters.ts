import type { FilterPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../../host.ts";
import type { FilterValues } from "./list-query.ts";

/** The values that filters stand for today: 上月 becomes two days. The address and saved filters keep the word. */
export function resolveFilters(
  filters: readonly FilterPlan[],
  values: FilterValues,
  host: Pick<RendererHost, "fields" | "today">,
  today = host.today(),
): FilterValues {
  const resolved = { ...values };
  for (const { id, kind } of filters) {
    const value = values[id];
    const resolve = host.fields[kind]?.resolve;
    if (value !== undefined && resolve) resolved[id] = resolve(value, today);
  }
  return resolved;
}
