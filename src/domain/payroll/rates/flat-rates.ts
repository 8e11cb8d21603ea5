import type { Dated } from "./dated.ts";

/** 利息、股息、红利所得, 财产转让所得 and 偶然所得: whole per cent. */
export const FLAT_RATES: readonly (Dated & { readonly ratePercent: number })[] = [
  { from: "1994-01", source: "个人所得税法第三条", ratePercent: 20 },
];
