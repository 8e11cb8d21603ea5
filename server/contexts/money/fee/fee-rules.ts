import type { RecordRuleBook } from "../../../contracts/record-rules.ts";
import { presentFeeClients } from "./fee-clients.ts";

export const feeRules: RecordRuleBook = {
  feeClient: { present: presentFeeClients },
};
