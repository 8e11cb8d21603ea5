import type { RuleBook } from "../../../records/rule-book.ts";
import { presentFeeClients } from "./fee-clients.ts";

export const feeRules: RuleBook = {
  feeClient: { present: presentFeeClients },
};
