import type { RecordRuleBook } from "../../records/record-rules.ts";
import { presentFeeClients } from "./fee-clients.ts";

export const feeRules: RecordRuleBook = {
  feeClient: { present: presentFeeClients },
};
