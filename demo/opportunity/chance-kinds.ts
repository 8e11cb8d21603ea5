/** The products for a client, and the sign that the client needs each. */
export interface DemoChanceKind {
  readonly label: string;
  readonly title: string;
  readonly productType: string;
  readonly bizType: string;
  readonly reason: string;
  /** In yuan, from and to. */
  readonly amount: readonly [number, number];
}

export const DEMO_CHANCE_KINDS: readonly DemoChanceKind[] = [
  {
    label: "generalTaxpayer",
    title: "小规模转一般纳税人",
    productType: "accounting",
    bizType: "upgrade",
    reason: "近 12 个月销售额持续增长，接近 500 万元登记标准，下游客户要求开具专用发票",
    amount: [3600, 9600],
  },
  {
    label: "highTech",
    title: "高新技术企业认定",
    productType: "qualification",
    bizType: "project",
    reason: "研发人员占比和知识产权数量已达到申报条件，尚未取得高新技术企业资格",
    amount: [25_000, 45_000],
  },
  {
    label: "capitalIncrease",
    title: "注册资本变更",
    productType: "business",
    bizType: "project",
    reason: "参与项目招投标需要提高注册资本，股东已有增资意向",
    amount: [1500, 4000],
  },
  {
    label: "socialInsurance",
    title: "社保公积金代缴",
    productType: "payroll",
    bizType: "addition",
    reason: "员工人数增加，目前由出纳自行办理参保，多次出现漏缴",
    amount: [2400, 7200],
  },
  {
    label: "payroll",
    title: "工资个税代办",
    productType: "payroll",
    bizType: "addition",
    reason: "每月工资表由客户手工制作，个税申报数据多次退回修改",
    amount: [1800, 6000],
  },
  {
    label: "exportRefund",
    title: "出口退税代办",
    productType: "tax",
    bizType: "addition",
    reason: "取得进出口经营权后已有报关出口，尚未办理出口退税备案",
    amount: [8000, 20_000],
  },
  {
    label: "rdDeduction",
    title: "研发费用加计扣除",
    productType: "tax",
    bizType: "project",
    reason: "账面有持续的研发投入，上年度汇算清缴没有享受加计扣除",
    amount: [6000, 18_000],
  },
  {
    label: "license",
    title: "资质许可办理",
    productType: "qualification",
    bizType: "project",
    reason: "经营范围已包含许可项目，现有许可证将在三个月内到期",
    amount: [3000, 12_000],
  },
  {
    label: "trademark",
    title: "商标注册",
    productType: "property",
    bizType: "project",
    reason: "自有品牌产品已上线销售，尚未申请商标保护",
    amount: [1200, 3600],
  },
  {
    label: "auditReport",
    title: "年度审计报告",
    productType: "audit",
    bizType: "renewal",
    reason: "银行贷款和招投标需要上年度审计报告",
    amount: [3000, 9000],
  },
];

export const DEMO_CLOSE_REASONS: Readonly<Record<4 | 5, readonly string[]>> = {
  4: ["客户暂时没有这项需求", "联系人已离职，无法核实需求", "经核实不符合办理条件"],
  5: ["客户选择了报价更低的同行", "客户决定自行办理", "客户业务收缩，取消了计划"],
};

export const DEMO_TALKS: readonly string[] = [
  "介绍了服务内容和收费标准，客户表示需要和股东商量后答复。",
  "客户认可方案，要求补充同行业案例，约定下周再沟通。",
  "电话沟通，客户正在出差，让月底再联系。",
  "发送了报价单和资料清单，客户已开始准备材料。",
  "客户对办理周期有顾虑，已说明流程和时间节点。",
];
