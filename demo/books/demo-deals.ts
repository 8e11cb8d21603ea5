import { DEMO_PARTNERS } from "./make-auxiliaries.ts";

/** The deals that move money on an account in a month. */
export interface DemoDeal {
  readonly zy: string;
  /** The other side; "own": the company itself. */
  readonly dfhm: string;
  readonly sjfx: 1 | 2;
  /** In yuan. */
  readonly least: number;
  readonly most: number;
  /** On what it is booked; null: not booked yet. */
  readonly kmqc: string | null;
  readonly rule?: string;
  /** The account: the basic one, the other one, or either. */
  readonly on: "basic" | "general" | "both";
  /** Names the auxiliary type of the other side. */
  readonly type?: string;
}

const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = DEMO_PARTNERS.customers;
const [SUPPLIER, PACKER, MAKER] = DEMO_PARTNERS.suppliers;

const received = (dfhm: string, zy: string, least: number, most: number, on: DemoDeal["on"]): DemoDeal => ({
  zy,
  dfhm,
  sjfx: 1,
  least,
  most,
  on,
  kmqc: "应收账款",
  rule: "客户回款",
  type: "客户",
});
const paid = (dfhm: string, zy: string, least: number, most: number, on: DemoDeal["on"]): DemoDeal => ({
  zy,
  dfhm,
  sjfx: 2,
  least,
  most,
  on,
  kmqc: "应付账款",
  rule: "供应商货款",
  type: "供应商",
});
const spent = (
  zy: string,
  dfhm: string,
  kmqc: string,
  rule: string,
  least: number,
  most: number,
): DemoDeal => ({
  zy,
  dfhm,
  sjfx: 2,
  least,
  most,
  on: "basic",
  kmqc,
  rule,
});

/** In the order in which they usually come. */
export const DEMO_DEALS: readonly DemoDeal[] = [
  received(`上海${FIRST}`, "货款", 20_000, 90_000, "basic"),
  received(`苏州${SECOND}`, "服务费", 8_000, 40_000, "both"),
  received(`杭州${THIRD}`, "货款", 12_000, 60_000, "general"),
  paid(`上海${SUPPLIER}`, "采购款", 5_000, 30_000, "both"),
  spent("房租及物业费", "上海安居资产管理有限公司", "管理费用_房租水电", "房租水电", 3_000, 12_000),
  received(`上海${FOURTH}`, "合同款", 6_000, 50_000, "both"),
  paid(`苏州${PACKER}`, "材料款", 2_000, 15_000, "general"),
  spent("代发工资", "代发工资专户", "应付职工薪酬_工资", "代发工资", 8_000, 42_000),
  spent("社会保险费扣缴", "国家金库上海市分库", "应付职工薪酬_社会保险费", "社保扣款", 2_000, 11_000),
  spent("实时缴税", "国家金库上海市分库", "应交税费_应交增值税", "缴纳税款", 600, 9_000),
  paid(`杭州${MAKER}`, "采购款", 4_000, 20_000, "basic"),
  spent("电费", "国网上海市电力公司", "管理费用_房租水电", "房租水电", 300, 2_600),
  spent("快递费", "顺通速运有限公司", "管理费用_办公费", "办公费用", 60, 900),
  received(`苏州${FIFTH}`, "服务费", 3_000, 26_000, "general"),
  paid(`上海${SUPPLIER}`, "材料款", 1_000, 9_000, "general"),
  { zy: "往来款", dfhm: "个人", sjfx: 1, least: 1_000, most: 20_000, kmqc: null, on: "general" },
  { ...spent("账户管理费", "开户银行", "财务费用_手续费", "银行手续费", 10, 60), on: "both" },
];

/** Moved from the basic account to the other one in the middle of a month. */
export const TRANSFER = { zy: "内部转款", least: 5_000, most: 30_000 } as const;

/** 结息, paid on the 21st of the last month of a quarter. */
export const INTEREST: DemoDeal = {
  zy: "结息",
  dfhm: "开户银行",
  sjfx: 1,
  least: 5,
  most: 120,
  on: "both",
  kmqc: "财务费用_利息收入",
  rule: "银行结息",
};
