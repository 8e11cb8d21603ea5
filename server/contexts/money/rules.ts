import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { feeRules } from "./fee/fee-rules.ts";

export const moneyRules: RecordRuleBook = {
  ...feeRules,
};
