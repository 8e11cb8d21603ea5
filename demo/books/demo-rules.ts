interface DemoRule {
  readonly ruleName: string;
  readonly sjfx: 1 | 2;
  readonly keywords: readonly string[];
  readonly partyWords: readonly string[];
  readonly kmqc: string;
  readonly status: 0 | 1;
  readonly remark: string | null;
}

const rule = (
  ruleName: string,
  sjfx: 1 | 2,
  keywords: readonly string[],
  kmqc: string,
  partyWords: readonly string[] = [],
): DemoRule => ({ ruleName, sjfx, keywords, partyWords, kmqc, status: 1, remark: null });

/** Both firms' rules for statements, the first that fits first. */
export const DEMO_RULES: readonly DemoRule[] = [
  rule("银行结息", 1, ["结息", "利息"], "财务费用_利息收入"),
  rule("银行手续费", 2, ["手续费", "账户管理费", "工本费"], "财务费用_手续费"),
  rule("代发工资", 2, ["工资", "代发"], "应付职工薪酬_工资"),
  rule("社保扣款", 2, ["社保", "社会保险"], "应付职工薪酬_社会保险费"),
  rule("公积金扣款", 2, ["公积金"], "应付职工薪酬_住房公积金", ["公积金管理中心"]),
  rule("缴纳税款", 2, ["缴税", "税款"], "应交税费_应交增值税", ["国家金库"]),
  rule("房租水电", 2, ["房租", "物业费", "水费", "电费"], "管理费用_房租水电", ["电力公司", "自来水公司"]),
  rule("差旅报销", 2, ["差旅"], "管理费用_差旅费"),
  rule("办公费用", 2, ["办公用品", "快递费"], "管理费用_办公费"),
  rule("客户回款", 1, ["货款", "服务费", "合同款"], "应收账款"),
  rule("供应商货款", 2, ["采购款", "材料款"], "应付账款"),
  {
    ...rule("股东往来", 1, ["往来款"], "其他应付款_股东往来"),
    status: 0,
    remark: "需要人工判断，暂不自动匹配",
  },
];
