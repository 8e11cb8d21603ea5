import type { RecordRuleBook } from "../../../contracts/firm-context.ts";
import { presentFeeClients } from "./fee-clients.ts";

export const feeRules: RecordRuleBook = {
  feeClient: { present: presentFeeClients },
};
