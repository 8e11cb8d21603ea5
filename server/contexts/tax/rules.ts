import type { RecordRuleBook } from "../../contracts/firm-context.ts";
import { feedbackRules } from "./feedback/feedback-rules.ts";

export const taxRules: RecordRuleBook = {
  taxNotice: { files: { seenBy: "taxNotice.history", field: "fileKeyList", holds: "keys" } },
  specialCase: { files: { seenBy: "specialCase.detail", field: "annexList", holds: { addressIn: "url" } } },
  ...feedbackRules,
};
