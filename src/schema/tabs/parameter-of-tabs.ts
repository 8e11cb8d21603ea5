import type { EnumEntry } from "../plan/plans/screen-plan.ts";
import { asObject } from "../project/as-object.ts";
import type { JsonSchema } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";

/** The parameter that the tabs of a list set, and the values that it may have by its code table. */
export function parameterOfTabs(
  source: unknown,
  field: string,
  project: Project,
): { readonly schema: JsonSchema | undefined; readonly table: readonly EnumEntry[] } {
  const operation = project.operations.get(String(asObject(source).call));
  const schema = operation?.request.properties?.[field];
  const name = schema?.["x-enum"] ?? schema?.items?.["x-enum"] ?? "";
  const table = project.enums.get(name) ?? [];
  return { schema, table: table.filter(({ value, all }) => value !== null && all !== true) };
}
