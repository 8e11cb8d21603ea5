import { addDecimals } from "../../expression/decimal.ts";
import type { Row } from "../../fields/field-view.ts";
import type { ComputedRows } from "./computed-rows.ts";
import type { EditedRows } from "./edits.ts";

/** The server's totals with what the changes add to them. */
export function changedTotals(totals: Row, edits: EditedRows, computed: ComputedRows): Row {
  if (edits.size === 0) return totals;
  const sums: Record<string, unknown> = { ...totals };
  for (const edited of edits.values()) {
    const [was, is] = [computed.given(edited.base), computed.edited(edited)];
    for (const field of Object.keys(totals)) {
      const [sum, before, after] = [sums[field], was[field], is[field]];
      if (typeof sum === "number" && typeof before === "number" && typeof after === "number")
        sums[field] = addDecimals(addDecimals(sum, -before), after);
    }
  }
  return sums;
}
