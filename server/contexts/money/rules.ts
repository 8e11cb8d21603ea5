import type { RuleBook } from "../../records/rule-book.ts";
import { feeRules } from "./fee/fee-rules.ts";

export const moneyRules: RuleBook = {
  ...feeRules,
};
