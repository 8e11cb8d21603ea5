import type { Notice } from "../../../../actions/verb-runner.ts";
import type { SavedFilter } from "../../../../session/user-settings/setting-answers.ts";
import { filledFilters, type FilterValues, isFilterValue } from "../../query/list-query.ts";

interface FittingFilters {
  readonly values: FilterValues;
  /** The number of conditions that the list has no filter for any more. */
  readonly dropped: number;
}

/** The conditions of a saved filter that still fit the list's filters. */
export function fittingFilters(
  { conditions }: SavedFilter,
  known: readonly { readonly id: string }[],
): FittingFilters {
  const entries = Object.entries(conditions);
  const fitting = entries.filter(
    ([id, value]) => isFilterValue(value) && known.some((filter) => filter.id === id),
  );
  return {
    values: filledFilters(Object.fromEntries(fitting)),
    dropped: entries.length - fitting.length,
  };
}

export function droppedNotice({ name }: SavedFilter, dropped: number): Notice {
  return {
    tone: "warning",
    text: `常用筛选「${name}」有 ${dropped} 项条件没有使用`,
    description: "此列表已没有这些筛选项，其余条件照常使用。重新保存后不再提示。",
  };
}
