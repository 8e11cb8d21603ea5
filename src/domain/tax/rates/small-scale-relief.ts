import { yuanToFen } from "../../money.ts";
import type { Dated } from "../../payroll/rates/dated.ts";

/** The rule for small-scale taxpayers: the levy in force, and the sales (分, without tax) below which ordinary invoices are exempt. */
export const SMALL_SCALE_RELIEF: readonly (Dated & {
  /** 征收率, whole per cent. */
  readonly levyPercent: number;
  readonly monthlyExemption: number;
  readonly quarterlyExemption: number;
  /** Sales that come to exactly the limit are exempt too (未超过). */
  readonly isLimitExempt: boolean;
})[] = [
  {
    from: "2021-04",
    to: "2022-12",
    source: "财政部 税务总局公告2021年第11号",
    levyPercent: 1,
    monthlyExemption: yuanToFen(150_000),
    quarterlyExemption: yuanToFen(450_000),
    isLimitExempt: true,
  },
  {
    from: "2023-01",
    to: "2025-12",
    source: "财政部 税务总局公告2023年第1号、2023年第19号",
    levyPercent: 1,
    monthlyExemption: yuanToFen(100_000),
    quarterlyExemption: yuanToFen(300_000),
    isLimitExempt: true,
  },
  {
    from: "2026-01",
    to: "2027-12",
    source: "增值税法第二十三条：达到起征点的，全额计算缴纳增值税；财政部 税务总局公告2023年第19号",
    levyPercent: 1,
    monthlyExemption: yuanToFen(100_000),
    quarterlyExemption: yuanToFen(300_000),
    isLimitExempt: false,
  },
];
