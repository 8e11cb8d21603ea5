import type { Contracts } from "../../contracts.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { Project } from "../../project/project.ts";
import { resolveField } from "../resolve-field.ts";
import type { FilterSource } from "../sources/part-source.ts";
import type { FieldPlan, FilterPlan } from "../plans/screen-plan.ts";

const ALL = "全部";

/** The filters of a list whose source takes these parameters. */
export function planFilters(
  filters: readonly (string | FilterSource)[] | undefined,
  request: JsonSchema | undefined,
  { enums }: Project,
  contracts: Contracts,
): FilterPlan[] {
  return (filters ?? []).map((written) =>
    planFilter(typeof written === "string" ? { field: written } : written, request, enums, contracts),
  );
}

function planFilter(
  source: FilterSource,
  request: JsonSchema | undefined,
  enums: Project["enums"],
  contracts: Contracts,
): FilterPlan {
  const { fields, initial, all, required, visible, edition, ...rest } = source;
  const field = source.field ?? fields?.[0] ?? "";
  const { plan } = resolveField({ ...rest, field }, propertyAt(request, field), contracts, "control");
  return {
    id: source.id ?? field,
    ...plan,
    ...(all !== undefined && { options: { ...plan.options, all: planAll(all, plan, enums) } }),
    params: fields ?? [field],
    ...(initial !== undefined && { initial }),
    ...(required && { required }),
    ...(visible !== undefined && { visible }),
    ...(edition && { edition }),
  };
}

function planAll(
  all: true | string | number,
  { options }: FieldPlan,
  enums: Project["enums"],
): { readonly label: string; readonly value?: string | number } {
  if (all === true) return { label: ALL };
  const table = typeof options.enum === "string" ? enums.get(options.enum) : undefined;
  const entry = table?.find(({ value }) => value === all);
  return { label: entry?.label ?? ALL, value: all };
}
