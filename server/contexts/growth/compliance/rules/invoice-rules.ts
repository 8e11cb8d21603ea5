import { formatYuan } from "../../../../../src/domain/money.ts";
import { BOTH, FIRM_ONLY, type RiskRule } from "../risk-rule.ts";
import { percent } from "./sales-rules.ts";

/** Sales below it say nothing about the share of anything. */
const TELLING_SALES = 100_000;

/** Purchases against sales, and the customers of a company. */
export const invoiceRules: readonly RiskRule[] = [
  {
    ruleCode: "purchaseExcess",
    title: "进销倒挂",
    category: "invoice",
    description: "近 12 个月进项金额占销项金额的比例，过高提示",
    basis: "《纳税评估管理办法》",
    advice: "盘点库存，核实是否存在未开票收入或虚受发票，必要时补报未开票收入。",
    unit: "percent",
    threshold: 120,
    riskGrade: 3,
    score: 20,
    platforms: BOTH,
    measure: ({ yearSales, yearPurchases }) =>
      yearSales === null || yearPurchases === null || yearSales < TELLING_SALES
        ? null
        : percent(yearPurchases, yearSales),
    describe: (value, { yearSales, yearPurchases }) =>
      `近 12 个月进项金额 ${formatYuan(yearPurchases ?? 0)} 元，为销项金额 ${formatYuan(yearSales ?? 0)} 元的 ${value}%`,
  },
  {
    ruleCode: "costShort",
    title: "成本发票不足",
    category: "invoice",
    description: "近 12 个月进项金额占销项金额的比例，过低提示",
    basis: "《企业所得税税前扣除凭证管理办法》",
    advice: "梳理未取得发票的成本费用，在汇算清缴前向供应商补开。",
    unit: "percent",
    threshold: 30,
    isBelow: true,
    riskGrade: 2,
    score: 10,
    platforms: BOTH,
    measure: ({ yearSales, yearPurchases }) =>
      yearSales === null || yearSales < TELLING_SALES ? null : percent(yearPurchases ?? 0, yearSales),
    describe: (value) => `近 12 个月取得的进项发票仅为销项金额的 ${value}%，成本费用缺少合法凭证`,
  },
  {
    ruleCode: "customerFocus",
    title: "客户过于集中",
    category: "invoice",
    description: "近 12 个月最大客户占销售额的比例",
    basis: "《纳税评估管理办法》",
    advice: "确认与该客户是否存在关联关系，关联交易应按独立交易原则定价并留存资料。",
    unit: "percent",
    threshold: 70,
    riskGrade: 1,
    score: 5,
    platforms: FIRM_ONLY,
    measure: ({ topCustomer, yearSales }) =>
      topCustomer === null || (yearSales ?? 0) < TELLING_SALES ? null : topCustomer.share,
    describe: (value, { topCustomer }) => `近 12 个月 ${value}% 的销售额来自“${topCustomer?.name ?? ""}”`,
  },
  {
    ruleCode: "reversedInvoices",
    title: "作废和红冲发票过多",
    category: "invoice",
    description: "近 12 个月作废、红冲的销项发票份数占比",
    basis: "《发票管理办法》",
    advice: "检查作废和红冲原因，完善开票前的审核，避免频繁冲红被预警。",
    unit: "percent",
    threshold: 10,
    riskGrade: 2,
    score: 8,
    platforms: BOTH,
    measure: ({ reversedShare }) => reversedShare,
    describe: (value) => `近 12 个月作废、红冲的销项发票占 ${value}%`,
  },
];
