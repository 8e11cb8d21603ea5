import { yuanToFen } from "../../money.ts";
import type { Dated } from "./dated.ts";

/** 劳务报酬所得的费用: a fixed amount for small payments, a share of all others. */
export const LABOUR_EXPENSES: readonly (Dated & {
  /** Greatest payment, in 分, that takes the fixed amount. */
  readonly fixedUpTo: number;
  readonly fixed: number;
  /** Whole per cent. */
  readonly sharePercent: number;
})[] = [
  {
    from: "2019-01",
    source: "个人所得税法（2018年修正）第六条、国家税务总局公告2018年第61号第八条",
    fixedUpTo: yuanToFen(4_000),
    fixed: yuanToFen(800),
    sharePercent: 20,
  },
];

/** The kinds of person whose labour remuneration is withheld cumulatively, like wages: 保险营销员、证券经纪人, 实习学生, 平台内从业人员. */
export type ContinuousLabourKind = "sales-agent" | "student-intern" | "platform-worker";

export const CONTINUOUS_LABOUR: readonly (Dated & {
  readonly kind: ContinuousLabourKind;
  /** 展业成本, whole per cent of the income after expenses. */
  readonly costPercent: number;
})[] = [
  { kind: "sales-agent", from: "2019-01", source: "财税〔2018〕164号第三条", costPercent: 25 },
  { kind: "student-intern", from: "2020-07", source: "国家税务总局公告2020年第13号", costPercent: 0 },
  { kind: "platform-worker", from: "2025-10", source: "国家税务总局公告2025年第16号", costPercent: 0 },
];
