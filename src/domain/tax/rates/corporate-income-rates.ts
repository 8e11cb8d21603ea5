import { yuanToFen } from "../../money.ts";
import type { Dated } from "../../payroll/rates/dated.ts";

/** 企业所得税: the rate, and what small low-profit enterprises (小型微利企业) really pay. */
export const CORPORATE_INCOME_RATES: readonly (Dated & {
  /** Whole per cent. */
  readonly percent: number;
  readonly smallProfitPercent: number;
  /** Greatest taxable income of a year, in 分, of a small low-profit enterprise. */
  readonly smallProfitLimit: number;
  /** Greatest number of its staff. */
  readonly smallStaffLimit: number;
  /** Greatest sum of its assets, in 分. */
  readonly smallAssetsLimit: number;
})[] = [
  {
    from: "2023-01",
    to: "2027-12",
    source: "企业所得税法第四条；财政部 税务总局公告2023年第6号、2023年第12号",
    percent: 25,
    smallProfitPercent: 5,
    smallProfitLimit: yuanToFen(3_000_000),
    smallStaffLimit: 300,
    smallAssetsLimit: yuanToFen(50_000_000),
  },
];
