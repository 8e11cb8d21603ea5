import type { RuleBook } from "../../records/rule-book.ts";
import { visitRules } from "./visit/visit-rules.ts";

export const growthRules: RuleBook = {
  ...visitRules,
};
