import type { RuleBook } from "../../../records/rule-book.ts";
import { lineRules } from "./line-rules.ts";
import { personRules } from "./person-rules.ts";
import { stockIncomeRules } from "./stock-income-rules.ts";
import {
  cumulativeDeductionRules,
  foreignSalaryRules,
  multiSourceRules,
  personalIncomeRules,
  specialAdditionalRules,
  taxReliefRules,
} from "./tax-detail-rules.ts";

export const salaryRules: RuleBook = {
  salaryPerson: personRules,
  salaryLine: lineRules,
  salaryFile: { files: { seenBy: "salary.file.list", field: "fileKey", holds: "key" } },
  specialAdditionalDeduction: specialAdditionalRules,
  cumulativeDeduction: cumulativeDeductionRules,
  multiSourceIncome: multiSourceRules,
  taxRelief: taxReliefRules,
  foreignSalary: foreignSalaryRules,
  personalIncome: personalIncomeRules,
  stockIncome: stockIncomeRules,
};
