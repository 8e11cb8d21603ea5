import { formatYuan } from "../../domain/money.ts";
import { fractionToPercent } from "../../domain/percent.ts";

/** A share with two decimals: 0.0325 → `3.25%`. */
export function percentText(share: number | null): string {
  return share === null ? "--" : `${formatYuan(fractionToPercent(share))}%`;
}
