import type { RuleBook } from "../../../records/rule-book.ts";
import { visitPlanRules } from "./visit-plan-rules.ts";
import { visitRecordRules } from "./visit-record-rules.ts";

export const visitRules: RuleBook = { visitPlan: visitPlanRules, visitRecord: visitRecordRules };
