import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { salaryRules } from "./salary/salary-rules.ts";

export const payrollRules: RecordRuleBook = {
  ...salaryRules,
};
