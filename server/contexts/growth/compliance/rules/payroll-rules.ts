import { formatYuan } from "../../../../../src/domain/money.ts";
import { BOTH, FIRM_ONLY, type RiskRule } from "../risk-rule.ts";
import { percent } from "./sales-rules.ts";

/** Of fewer persons a share says nothing. */
const TELLING_PERSONS = 3;

/** The pay of a company's people. */
export const payrollRules: readonly RiskRule[] = [
  {
    ruleCode: "wageBelowMinimum",
    title: "工资低于最低工资标准",
    category: "payroll",
    description: "本期应发工资的最低一人，低于预警值提示；预警值按当地最低工资标准设置",
    basis: "《最低工资规定》",
    advice: "核实是否为非全日制用工或当月入离职，否则应补足差额。",
    unit: "yuan",
    threshold: 2740,
    isBelow: true,
    riskGrade: 2,
    score: 10,
    platforms: BOTH,
    measure: ({ payroll }) => payroll?.lowestWage ?? null,
    describe: (value) => `本期最低应发工资 ${formatYuan(value)} 元，低于当地最低工资标准`,
  },
  {
    ruleCode: "wageUntaxed",
    title: "工资集中在起征点以下",
    category: "payroll",
    description: "本期应发工资不超过 5,000 元的人数占比，3 人以上适用",
    basis: "《个人所得税法》",
    advice: "核对实际用工与薪酬，防止通过拆分工资或虚列人员少缴个人所得税。",
    unit: "percent",
    threshold: 90,
    riskGrade: 1,
    score: 5,
    platforms: FIRM_ONLY,
    measure: ({ payroll }) =>
      payroll === null || payroll.persons < TELLING_PERSONS
        ? null
        : percent(payroll.untaxedPersons, payroll.persons),
    describe: (value) => `本期 ${value}% 的员工应发工资不超过 5,000 元`,
  },
  {
    ruleCode: "insuredShort",
    title: "参保人数少于发薪人数",
    category: "payroll",
    description: "本期发薪但没有社保扣款的人数",
    basis: "《社会保险法》第五十八条",
    advice: "核实退休返聘、异地参保等情形，其余人员应及时办理参保。",
    unit: "person",
    threshold: 1,
    riskGrade: 2,
    score: 10,
    platforms: BOTH,
    measure: ({ payroll }) => (payroll === null ? null : payroll.persons - payroll.insuredPersons),
    describe: (value, { payroll }) =>
      `本期 ${payroll?.persons ?? 0} 人发薪，其中 ${value} 人没有社会保险扣款`,
  },
  {
    ruleCode: "noPayroll",
    title: "有收入无工资",
    category: "payroll",
    description: "有从业人员和销售收入，但本期没有工资记录的人数",
    basis: "《个人所得税扣缴申报管理办法》",
    advice: "按实际用工补报工资并办理个人所得税全员全额扣缴申报。",
    unit: "person",
    threshold: 1,
    riskGrade: 2,
    score: 10,
    platforms: BOTH,
    measure: ({ payroll, personCount, yearSales }) =>
      personCount === null || (yearSales ?? 0) <= 0 ? null : payroll === null ? personCount : 0,
    describe: (value) => `登记从业人员 ${value} 人，有销售收入但本期没有工资记录`,
  },
];
