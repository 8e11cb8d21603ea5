import { bracketTable, type Bracket } from "./bracket-table.ts";
import type { Dated } from "./dated.ts";

interface DatedTable extends Dated {
  readonly brackets: readonly Bracket[];
}

/** 综合所得税率表 on the year's sums: wages by cumulative withholding, and what is taxed apart by the year. */
export const ANNUAL_TABLES: readonly DatedTable[] = [
  {
    from: "2019-01",
    source: "个人所得税法（2018年修正）税率表一、国家税务总局公告2018年第61号预扣率表一",
    brackets: bracketTable([
      [36_000, 3, 0],
      [144_000, 10, 2_520],
      [300_000, 20, 16_920],
      [420_000, 25, 31_920],
      [660_000, 30, 52_920],
      [960_000, 35, 85_920],
      [Infinity, 45, 181_920],
    ]),
  },
];

/** 按月换算后的综合所得税率表: annual bonuses taxed apart, and non-residents. */
export const MONTHLY_TABLES: readonly DatedTable[] = [
  {
    from: "2019-01",
    source: "财税〔2018〕164号附件、国家税务总局公告2018年第61号税率表三",
    brackets: bracketTable([
      [3_000, 3, 0],
      [12_000, 10, 210],
      [25_000, 20, 1_410],
      [35_000, 25, 2_660],
      [55_000, 30, 4_410],
      [80_000, 35, 7_160],
      [Infinity, 45, 15_160],
    ]),
  },
];

/** 居民个人劳务报酬所得预扣率表, on the taxable amount of one payment. */
export const LABOUR_TABLES: readonly DatedTable[] = [
  {
    from: "2019-01",
    source: "国家税务总局公告2018年第61号预扣率表二",
    brackets: bracketTable([
      [20_000, 20, 0],
      [50_000, 30, 2_000],
      [Infinity, 40, 7_000],
    ]),
  },
];
