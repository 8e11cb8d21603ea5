import type { RecordRuleBook } from "../../../contracts/firm-context.ts";
import { visitPlanRules } from "./visit-plan-rules.ts";
import { visitRecordRules } from "./visit-record-rules.ts";

export const visitRules: RecordRuleBook = { visitPlan: visitPlanRules, visitRecord: visitRecordRules };
