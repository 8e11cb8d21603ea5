import { type CountUse, type CountedGroup, WHOLE_RESULT } from "../../../src/schema/project/record-type.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { fieldOf, planRecord } from "../plan/record-plan.ts";
import type { RecordStore } from "../record-store.ts";
import type { Selection } from "../query/select-records.ts";

/** The result of a statistic of one list, as its `x-counts` describes it. */
export async function summaryOf(
  counts: readonly CountUse[],
  store: RecordStore,
  selection: Selection,
  context: Pick<FirmContext, "project">,
): Promise<unknown> {
  const numbers = counts.flatMap((count) => count.numbers);
  const result: Record<string, unknown> = { ...(await store.summarise(numbers, selection)) };
  for (const group of counts.flatMap((count) => count.groups))
    result[group.name] = await readGroups(group, store, selection, context);
  return WHOLE_RESULT in result ? result[WHOLE_RESULT] : result;
}

/** The values that there are, the most frequent first; what is not given is no value. */
async function readGroups(
  { by, key, count, label }: CountedGroup,
  store: RecordStore,
  selection: Selection,
  { project }: Pick<FirmContext, "project">,
): Promise<unknown[]> {
  const { property } = fieldOf(planRecord(store.record), by);
  const table = project.enums.get(property["x-enum"] ?? property.items?.["x-enum"] ?? "") ?? [];
  const labels = new Map(table.map((entry) => [String(entry.value), entry.label]));
  const groups = (await store.groupBy([by], selection)).map((group) => ({
    value: group.key[by],
    count: group.count,
  }));
  return groups
    .filter(({ value }) => value !== undefined && value !== null && value !== "")
    .toSorted((a, b) => b.count - a.count || String(a.value).localeCompare(String(b.value)))
    .map(({ value, count: number }) => ({
      [key]: value,
      ...(label !== undefined && { [label]: labels.get(String(value)) ?? String(value) }),
      [count]: number,
    }));
}
