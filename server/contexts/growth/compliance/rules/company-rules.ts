import { BOTH, FIRM_ONLY, type RiskRule } from "../risk-rule.ts";

const LOST_RATINGS: Readonly<Record<string, number>> = { C: 1, D: 2 };

/** The file of a company, its credit and its contract. */
export const companyRules: readonly RiskRule[] = [
  {
    ruleCode: "creditLow",
    title: "纳税信用等级偏低",
    category: "credit",
    description: "纳税信用等级为 C 级记 1 项，D 级记 2 项，达到预警值即提示",
    basis: "《纳税信用管理办法》",
    advice: "核对扣分指标，补办逾期申报并缴清欠税，整改后向主管税务机关申请信用修复。",
    unit: "item",
    threshold: 1,
    riskGrade: 2,
    score: 15,
    platforms: BOTH,
    measure: ({ creditRating }) => (creditRating === null ? null : (LOST_RATINGS[creditRating] ?? 0)),
    describe: (_value, { creditRating }) =>
      `纳税信用等级为 ${creditRating} 级，发票领用和出口退税等业务将受到限制`,
  },
  {
    ruleCode: "fileMissing",
    title: "企业档案信息缺失",
    category: "registration",
    description: "法定代表人证件、经营范围、从业人数、财务负责人等关键信息的缺失项数",
    basis: "《税务登记管理办法》",
    advice: "向客户收集缺失信息并更新档案，与工商、税务登记内容保持一致。",
    unit: "item",
    threshold: 2,
    riskGrade: 1,
    score: 5,
    platforms: FIRM_ONLY,
    measure: ({ missing }) => missing.length,
    describe: (value, { missing }) => `档案缺少 ${value} 项关键信息：${missing.join("、")}`,
  },
  {
    ruleCode: "contractEnding",
    title: "服务合同到期",
    category: "contract",
    description: "距合同到期日的天数，负数为已到期",
    basis: "《代理记账管理办法》",
    advice: "尽快与客户沟通续签，未续签前避免继续代为申报产生责任纠纷。",
    unit: "day",
    threshold: 15,
    isBelow: true,
    riskGrade: 1,
    score: 5,
    platforms: FIRM_ONLY,
    measure: ({ daysLeft }) => daysLeft,
    describe: (value) =>
      value < 0 ? `代理记账合同已到期 ${-value} 天，尚未续签` : `代理记账合同还有 ${value} 天到期`,
  },
];
