import type { RuleBook } from "../../records/rule-book.ts";
import { pitRules } from "./pit/pit-rules.ts";
import { salaryRules } from "./salary/salary-rules.ts";

export const payrollRules: RuleBook = {
  ...pitRules,
  ...salaryRules,
};
