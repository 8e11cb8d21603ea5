import { yuanToFen } from "../../money.ts";
import type { Dated } from "./dated.ts";

/** 商业健康保险, 分 a month. */
export const HEALTH_INSURANCE_LIMITS: readonly (Dated & { readonly monthly: number })[] = [
  { from: "2017-07", source: "财税〔2017〕39号", monthly: yuanToFen(200) },
];

/** 个人养老金, 分 a year; in the first cities from 2022 on, everywhere from 2024 on. */
export const PERSONAL_PENSION_LIMITS: readonly (Dated & { readonly yearly: number })[] = [
  {
    from: "2022-01",
    source: "财政部 税务总局公告2022年第34号、2024年第21号",
    yearly: yuanToFen(12_000),
  },
];

/** 企业年金 that a person pays, whole per cent of the base of their contributions. */
export const ANNUITY_LIMITS: readonly (Dated & { readonly percent: number })[] = [
  { from: "2014-01", source: "财税〔2013〕103号", percent: 4 },
];
