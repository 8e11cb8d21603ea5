import { movePoint } from "../../../domain/decimal.ts";
import { isCalculating } from "../../../domain/money.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { ColumnPlan, ListPlan } from "../../../schema/plan/plans/screen-plan.ts";

/** Kinds of value that can be added up. */
const ADDED: ReadonlySet<string> = new Set(["money", "number"]);

/** The columns with totals of the ticked rows: those that the list names, or by default those of its row of totals. */
export function summedColumns(
  plan: ListPlan,
  columns: readonly ColumnPlan[],
  totals: Row | undefined,
): readonly ColumnPlan[] {
  const named = plan.selectable?.sum;
  return columns.filter((column) => {
    if (named) return named.includes(column.id);
    return (
      ADDED.has(column.kind) && !column.of && totals !== undefined && Object.hasOwn(totals, column.field)
    );
  });
}

/**
 * The exact total of a column over rows; null while one of them is not computed yet, so that no partial total is
 * shown.
 */
export function totalOf(rows: readonly Row[], { field }: Pick<ColumnPlan, "field">): number | null {
  const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
  const isKnown = (value: unknown): value is number => typeof value === "number" && !isCalculating(value);
  return values.every(isKnown) ? addExactly(values) : null;
}

function addExactly(values: readonly number[]): number {
  const places = Math.max(0, ...values.map(placesOf));
  const units = values.reduce((sum, value) => sum + Math.round(movePoint(value, places)), 0);
  return movePoint(units, -places);
}

function placesOf(value: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e");
  return Math.max(0, (digits.split(".")[1] ?? "").length - Number(exponent));
}
