import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";

/** 人工调整 among the kinds of tax: what a change by hand added to the calculated ones. */
export const ADJUSTMENT = 99;

/** VAT and its surtaxes by their ids of the table `taxKind`, and what was adjusted by hand; empty without an estimate. */
export function taxItems(estimate: StoredEstimate | null, adjustment: string | null = null) {
  if (estimate === null) return [];
  const items = [
    { szid: 1, se: estimate.vat },
    { szid: 4, se: estimate.urban },
    { szid: 5, se: estimate.education },
    { szid: 6, se: estimate.localEducation },
  ];
  const adjusted = Number(adjustment ?? 0);
  return adjusted === 0 ? items : [...items, { szid: ADJUSTMENT, se: adjusted }];
}

/** The sum of the calculated taxes, in 分. */
export function calculatedTax(estimate: StoredEstimate): number {
  return taxItems(estimate).reduce((sum, { se }) => sum + yuanToFen(se), 0);
}

/** The difference that an amount put in the place of the calculated taxes makes to them, in yuan; null: nothing. */
export function adjustmentTo(estimate: StoredEstimate, wanted: number): string | null {
  const fen = yuanToFen(wanted) - calculatedTax(estimate);
  return fen === 0 ? null : fenToYuan(fen).toFixed(2);
}
