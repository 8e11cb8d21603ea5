import { yuanToFen } from "../../money.ts";
import type { Dated } from "../../payroll/rates/dated.ts";

/** The taxpayer's place: 市区, 县城或建制镇, 其他. */
export type TaxPlace = "city" | "town" | "other";

/** Whole per cent of the VAT that is paid. */
export const SURTAX_RATES: readonly (Dated & {
  readonly urban: { readonly [place in TaxPlace]: number };
  readonly education: number;
  readonly localEducation: number;
  /** Sales, in 分, up to which the two education surcharges are not levied. */
  readonly monthlyExemption: number;
  readonly quarterlyExemption: number;
})[] = [
  {
    from: "2021-09",
    source: "城市维护建设税法；征收教育费附加的暂行规定；财综〔2010〕98号；财税〔2016〕12号",
    urban: { city: 7, town: 5, other: 1 },
    education: 3,
    localEducation: 2,
    monthlyExemption: yuanToFen(100_000),
    quarterlyExemption: yuanToFen(300_000),
  },
];

/** 六税两费减免: the part that is not paid (减征额), in whole per cent, by small-scale taxpayers, small low-profit enterprises and sole traders. */
export const SURTAX_REDUCTIONS: readonly (Dated & { readonly reducedPercent: number })[] = [
  { from: "2022-01", to: "2022-12", source: "财政部 税务总局公告2022年第10号", reducedPercent: 50 },
  { from: "2023-01", to: "2027-12", source: "财政部 税务总局公告2023年第12号", reducedPercent: 50 },
];
