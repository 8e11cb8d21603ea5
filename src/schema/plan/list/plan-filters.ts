import type { Contracts } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { propertyAt } from "../../dotted-field.ts";
import { resolveField } from "../resolve-field.ts";
import type { FilterSource } from "../sources/part-source.ts";
import type { FilterPlan } from "../plans/screen-plan.ts";

/** The filters of a list whose source takes these parameters. */
export function planFilters(
  filters: readonly (string | FilterSource)[] | undefined,
  request: JsonSchema | undefined,
  contracts: Contracts,
): FilterPlan[] {
  return (filters ?? []).map((written) =>
    planFilter(typeof written === "string" ? { field: written } : written, request, contracts),
  );
}

function planFilter(source: FilterSource, request: JsonSchema | undefined, contracts: Contracts): FilterPlan {
  const { fields, initial, required, visible, edition, ...rest } = source;
  const field = source.field ?? fields?.[0] ?? "";
  const { plan } = resolveField({ ...rest, field }, propertyAt(request, field), contracts, "control");
  return {
    id: source.id ?? field,
    ...plan,
    params: fields ?? [field],
    ...(initial !== undefined && { initial }),
    ...(required && { required }),
    ...(visible !== undefined && { visible }),
    ...(edition && { edition }),
  };
}
