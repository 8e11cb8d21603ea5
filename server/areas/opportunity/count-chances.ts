import type { FirmContext } from "../../binding/handler.ts";
import { operation } from "../../binding/operation.ts";
import { RecordStore } from "../../records/record-store.ts";

type CountOfChances =
  | `opportunity.${"chanceLabel" | "industry" | "province" | "productType" | "bizType"}List`
  | `opportunity.introduce${"Label" | "Industry"}List`
  | `opportunity.introduceChanceCollection.${"label" | "industry"}List`;

/**
 * How many chances there are of each value of a field, the most first: what a list offers to narrow itself by.
 * `table` names the values; without one they are their own names.
 */
export const countChances = (
  ids: CountOfChances | readonly CountOfChances[],
  record: "riseChance" | "introduceChance",
  field: string,
  table?: string,
) =>
  operation(ids, async ({ qyId, status }, context) => {
    const store = await RecordStore.open(record, context);
    const where = { ...(qyId !== undefined && { qyId }), ...(status !== undefined && { status }) };
    const labels = await readLabels(table, context);
    return (await store.groupBy([field], { where }))
      .flatMap(({ key: { [field]: value }, count }) =>
        typeof value === "string" && value !== "" ? [{ value, label: labels(value), count }] : [],
      )
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  });

async function readLabels(table: string | undefined, { project }: FirmContext) {
  const entries = table === undefined ? [] : (project.enums.get(table) ?? []);
  return (value: string) => entries.find((entry) => entry.value === value)?.label ?? value;
}
