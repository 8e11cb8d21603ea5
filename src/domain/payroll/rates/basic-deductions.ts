import { yuanToFen } from "../../money.ts";
import type { Dated } from "./dated.ts";

/**
 * The number of months of the basic deduction (减除费用) that cumulative withholding takes off: those employed;
 * all since January (首次取得工资薪金, a first job of the year); or twelve at once
 * (上年全年在本单位且收入不超过6万元).
 */
export type BasicDeductionRule = "months-employed" | "since-january" | "whole-year";

/** 分 a month. */
export const BASIC_DEDUCTIONS: readonly (Dated & { readonly monthly: number })[] = [
  {
    from: "2019-01",
    source: "个人所得税法（2018年修正）第六条、国家税务总局公告2018年第61号",
    monthly: yuanToFen(5_000),
  },
];

export const BASIC_DEDUCTION_RULES: readonly (Dated & { readonly rule: BasicDeductionRule })[] = [
  { rule: "months-employed", from: "2019-01", source: "国家税务总局公告2018年第61号" },
  { rule: "since-january", from: "2020-07", source: "国家税务总局公告2020年第13号" },
  { rule: "whole-year", from: "2021-01", source: "国家税务总局公告2020年第19号" },
];
