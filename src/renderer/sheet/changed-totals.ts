import { addDecimals } from "../../expression/decimal.ts";
import type { Row } from "../../fields/field-view.ts";
import type { ComputedRows } from "./computed-rows.ts";
import type { Edits } from "./edits.ts";
import { isNewKey } from "./new-rows.ts";

/** The server's totals with what changed and new rows add to them, and without those that go. */
export function changedTotals(
  totals: Row,
  { rows, removed }: Pick<Edits, "rows" | "removed">,
  computed: ComputedRows,
): Row {
  if (rows.size + removed.size === 0) return totals;
  const sums: Record<string, unknown> = { ...totals };
  const put = (was: Row | undefined, is: Row | undefined) => {
    for (const field of Object.keys(totals)) {
      const before = was ? was[field] : 0;
      const after = is ? is[field] : 0;
      if (before === after) continue;
      const sum = sums[field];
      if (typeof sum === "number" && typeof before === "number" && typeof after === "number")
        sums[field] = addDecimals(addDecimals(sum, -before), after);
    }
  };
  for (const [key, edited] of rows) {
    if (isNewKey(key)) put(undefined, computed.edited(edited, { isNew: true }));
    else if (!removed.has(key)) put(computed.given(edited.base), computed.edited(edited));
  }
  for (const row of removed.values()) put(computed.given(row), undefined);
  return sums;
}
