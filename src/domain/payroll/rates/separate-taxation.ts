import type { Dated } from "./dated.ts";

/** Periods in which an annual bonus (全年一次性奖金) may be taxed apart; afterwards it joins the year's income. */
export const BONUS_TAXED_APART: readonly Dated[] = [
  { from: "2019-01", to: "2021-12", source: "财税〔2018〕164号第一条" },
  { from: "2022-01", to: "2023-12", source: "财政部 税务总局公告2021年第42号" },
  { from: "2024-01", to: "2027-12", source: "财政部 税务总局公告2023年第30号" },
];

/** Periods in which equity incentives (股权激励) are taxed apart. */
export const EQUITY_TAXED_APART: readonly Dated[] = [
  { from: "2019-01", to: "2021-12", source: "财税〔2018〕164号第二条" },
  { from: "2022-01", to: "2022-12", source: "财政部 税务总局公告2021年第42号" },
  { from: "2023-01", to: "2023-12", source: "财政部 税务总局公告2023年第2号" },
  { from: "2024-01", to: "2027-12", source: "财政部 税务总局公告2023年第25号" },
];

/** 解除劳动关系一次性补偿收入: how many times the local average annual wage of last year stays free of tax. */
export const SEVERANCE_EXEMPTIONS: readonly (Dated & { readonly averageWages: number })[] = [
  { from: "2019-01", source: "财税〔2018〕164号第五条", averageWages: 3 },
];

/** 利息、股息、红利所得: a flat rate, whole per cent. */
export const DIVIDEND_RATES: readonly (Dated & { readonly ratePercent: number })[] = [
  { from: "2019-01", source: "个人所得税法（2018年修正）第三条", ratePercent: 20 },
];
