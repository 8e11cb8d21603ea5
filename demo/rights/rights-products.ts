/** A right that is sold. */
export interface DemoProduct {
  readonly rightsName: string;
  readonly rightsKind: string;
  readonly unit: string;
  readonly price: number;
  readonly minNum: number;
  readonly validMonths: number;
  /** As many as one client is usually given. */
  readonly each: number;
  /** The use that it is put to. */
  readonly use: string;
}

type Row = readonly [string, string, string, number, number, number, number, string];

const ROWS: readonly Row[] = [
  ["AI 管家年度服务", "aiManager", "户", 299, 10, 12, 1, "AI 管家答疑"],
  ["发票采集点数", "invoice", "点", 0.5, 100, 12, 60, "采集进项和销项发票"],
  ["银行流水采集点数", "bank", "点", 0.8, 100, 12, 40, "采集银行流水"],
  ["财税体检次数", "collect", "次", 39, 10, 12, 2, "生成财税体检报告"],
  ["金四风险检测次数", "jinsi", "次", 68, 10, 12, 4, "金税四期风险检测报告"],
  ["专家咨询卡", "proCard", "次", 120, 5, 12, 2, "专家电话咨询"],
  ["金四风险检测季卡", "jinsi", "户", 168, 5, 3, 1, "本季金税四期风险检测"],
  ["Pro卡年卡", "proCard", "张", 598, 5, 12, 1, "开通 Pro 会员服务"],
];

export const PRODUCTS: readonly DemoProduct[] = ROWS.map(
  ([rightsName, rightsKind, unit, price, minNum, validMonths, each, use]) => ({
    rightsName,
    rightsKind,
    unit,
    price,
    minNum,
    validMonths,
    each,
    use,
  }),
);
