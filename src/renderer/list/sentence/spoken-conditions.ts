import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import type { ListTab } from "../query/query-shape.ts";
import { CONTEXT_PERIOD, type SentenceFilter } from "./filter-titles.ts";
import type { ReadingTables } from "./reading.ts";

/** The tabs above a list, under a name that no filter and no code table has. */
export const TABS: SentenceFilter = { id: "$tab", kind: "enum", title: "页签", options: { enum: "$tab" } };

interface Spoken {
  readonly filters: readonly SentenceFilter[];
  readonly tables: ReadingTables;
}

/**
 * All conditions that a sentence may contain for a list: its filters, its tabs, and where the list itself has it
 * (`hasPeriod`) the period that it is about.
 */
export function spokenConditions(
  { enums, states = {} }: Pick<ListPlan, "enums" | "states">,
  filters: readonly SentenceFilter[],
  tabs: readonly ListTab[],
  { today, hasPeriod }: { readonly today: string; readonly hasPeriod: boolean },
): Spoken {
  const words = tabs.map(({ id, label }) => ({ value: id, label }));
  return {
    filters: [...filters, ...(tabs.length > 0 ? [TABS] : []), ...(hasPeriod ? [CONTEXT_PERIOD] : [])],
    tables: { enums: tabs.length > 0 ? { ...enums, $tab: words } : enums, states, today },
  };
}
