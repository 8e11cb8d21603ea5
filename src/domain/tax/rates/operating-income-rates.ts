import { yuanToFen } from "../../money.ts";
import { bracketTable, type Bracket } from "../../payroll/rates/bracket-table.ts";
import type { Dated } from "../../payroll/rates/dated.ts";

/** 经营所得税率表 on the year's taxable income. */
export const OPERATING_INCOME_TABLES: readonly (Dated & { readonly brackets: readonly Bracket[] })[] = [
  {
    from: "2019-01",
    source: "个人所得税法（2018年修正）税率表二",
    brackets: bracketTable([
      [30_000, 5, 0],
      [90_000, 10, 1_500],
      [300_000, 20, 10_500],
      [500_000, 30, 40_500],
      [Infinity, 35, 65_500],
    ]),
  },
];

/** 个体工商户 pay half of the tax on the part of the year's taxable income up to the limit, in 分. */
export const SOLE_TRADER_RELIEFS: readonly (Dated & {
  readonly percent: number;
  readonly limit: number;
})[] = [
  {
    from: "2023-01",
    to: "2027-12",
    source: "财政部 税务总局公告2023年第12号；国家税务总局公告2023年第12号",
    percent: 50,
    limit: yuanToFen(2_000_000),
  },
];
