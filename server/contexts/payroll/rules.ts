import type { RuleBook } from "../../records/rule-book.ts";
import { salaryRules } from "./salary/salary-rules.ts";

export const payrollRules: RuleBook = {
  ...salaryRules,
};
