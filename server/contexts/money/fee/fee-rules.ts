import type { RuleBook } from "../../../records/rule-book.ts";
import { contractExpenseRules } from "./contract-expense-rules.ts";
import { presentFeeClients } from "./fee-clients.ts";

export const feeRules: RuleBook = {
  contractExpense: contractExpenseRules,
  feeClient: { present: presentFeeClients },
};
