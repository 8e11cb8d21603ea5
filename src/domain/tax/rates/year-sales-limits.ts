import { yuanToFen } from "../../money.ts";
import type { Dated } from "../../payroll/rates/dated.ts";

/**
 * Sales of a year, in 分 without tax: above `limit` a small-scale taxpayer becomes a general one, above `warnAt` the
 * product shows a warning.
 */
export const YEAR_SALES_LIMITS: readonly (Dated & { readonly limit: number; readonly warnAt: number })[] = [
  {
    from: "2018-05",
    source: "财税〔2018〕33号；增值税一般纳税人登记管理办法（国家税务总局令第43号）；超过 80% 提醒",
    limit: yuanToFen(5_000_000),
    warnAt: yuanToFen(4_000_000),
  },
];
