import { formatYuan } from "../../../../../src/domain/money.ts";
import { BOTH, FIRM_ONLY, type RiskRule } from "../risk-rule.ts";

const SMALL_SCALE = "101";

/** A company's sales, and whether it declares them. */
export const salesRules: readonly RiskRule[] = [
  {
    ruleCode: "smallYearSales",
    title: "小规模纳税人年销售额超标",
    category: "declare",
    description: "小规模纳税人连续 12 个月累计不含税销售额",
    basis: "《增值税一般纳税人登记管理办法》",
    advice: "在超标所属申报期结束后 15 日内办理一般纳税人登记，并提前规划进项取得。",
    unit: "yuan",
    threshold: 5_000_000,
    riskGrade: 3,
    score: 20,
    platforms: BOTH,
    measure: ({ taxlayerType, yearSales }) => (taxlayerType === SMALL_SCALE ? yearSales : null),
    describe: (value) => `近 12 个月累计销售额 ${formatYuan(value)} 元，已达到一般纳税人登记标准`,
  },
  {
    ruleCode: "smallQuarterSales",
    title: "季度销售额超过免税额度",
    category: "declare",
    description: "小规模纳税人本季累计不含税销售额",
    basis: "《关于增值税小规模纳税人减免增值税政策的公告》",
    advice: "提醒客户合理安排开票时间，超过额度后应就全部销售额缴纳增值税。",
    unit: "yuan",
    threshold: 300_000,
    riskGrade: 1,
    score: 5,
    platforms: BOTH,
    measure: ({ taxlayerType, quarterSales }) => (taxlayerType === SMALL_SCALE ? quarterSales : null),
    describe: (value) => `本季累计销售额 ${formatYuan(value)} 元，不能享受小规模纳税人免征增值税`,
  },
  {
    ruleCode: "zeroSales",
    title: "连续零申报",
    category: "declare",
    description: "到本期为止连续零申报（没有开票收入和未开票收入）的月数",
    basis: "《税务登记管理办法》",
    advice: "核实是否存在未开票收入，确无经营的建议办理停业登记或注销，避免被列为非正常户。",
    unit: "month",
    threshold: 3,
    riskGrade: 2,
    score: 12,
    platforms: BOTH,
    measure: ({ zeroMonths }) => zeroMonths,
    describe: (value) => `已连续 ${value} 个月没有销售收入，长期零申报易被税务机关重点关注`,
  },
  {
    ruleCode: "undeclared",
    title: "存在未申报的所属期",
    category: "declare",
    description: "近 12 个月中已过申报期仍未申报的月数",
    basis: "《税收征收管理法》第六十二条",
    advice: "立即补办申报并缴纳滞纳金，核查是否已产生罚款记录。",
    unit: "month",
    threshold: 1,
    riskGrade: 3,
    score: 20,
    platforms: BOTH,
    measure: ({ undeclaredMonths }) => undeclaredMonths,
    describe: (value) => `近 12 个月有 ${value} 个所属期未完成申报`,
  },
  {
    ruleCode: "salesSwing",
    title: "销售额异常增长",
    category: "invoice",
    description: "本期销售额较前三个月平均值的增长比例",
    basis: "《纳税评估管理办法》",
    advice: "核对合同、物流和收款资料，确认业务真实，准备好向税务机关说明的依据。",
    unit: "percent",
    threshold: 100,
    riskGrade: 1,
    score: 5,
    platforms: FIRM_ONLY,
    measure: ({ monthSales, usualMonthSales }) =>
      monthSales === null || usualMonthSales === null || usualMonthSales <= 0
        ? null
        : percent(monthSales - usualMonthSales, usualMonthSales),
    describe: (value) => `本期销售额较前三个月平均值增长 ${value}%`,
  },
];

/** With one decimal. */
export function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
