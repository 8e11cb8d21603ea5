import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { delegationRules } from "./delegation/delegation-rules.ts";

export const clientsRules: RecordRuleBook = {
  ...delegationRules,
};
