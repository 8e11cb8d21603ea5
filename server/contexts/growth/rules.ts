import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { visitRules } from "./visit/visit-rules.ts";

export const growthRules: RecordRuleBook = {
  ...visitRules,
};
