import { movePoint } from "../../../domain/decimal.ts";
import type { FieldPlan } from "../../../schema/plan/plans/screen-plan.ts";

const UNITS = [
  { from: 1e8, places: -8, unit: "亿" },
  { from: 1e4, places: -4, unit: "万" },
];

const number = new Intl.NumberFormat("zh-CN", { maximumFractionDigits: 6, signDisplay: "negative" });

/** The short form of a value beside an axis: 200万, 1.5亿, 40%. */
export function axisText(field: FieldPlan | undefined): (value: number) => string {
  if (field?.kind === "percent") {
    const places = field.options.of === "percent" ? 0 : 2;
    return (value) => `${number.format(movePoint(value, places))}%`;
  }
  return (value) => {
    const size = UNITS.find(({ from }) => Math.abs(value) >= from);
    return size ? `${number.format(movePoint(value, size.places))}${size.unit}` : number.format(value);
  };
}
