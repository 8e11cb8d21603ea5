import type { RuleBook } from "../../records/rule-book.ts";
import { delegationRules } from "./delegation/delegation-rules.ts";
import { rightsRules } from "./rights/rights-rules.ts";

export const clientsRules: RuleBook = {
  ...delegationRules,
  ...rightsRules,
};
