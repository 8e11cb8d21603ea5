import type { RuleBook } from "../../records/rule-book.ts";
import { feedbackRules } from "./feedback/feedback-rules.ts";

export const taxRules: RuleBook = {
  taxNotice: { files: { seenBy: "taxNotice.history", field: "fileKeyList", holds: "keys" } },
  specialCase: { files: { seenBy: "specialCase.detail", field: "annexList", holds: { addressIn: "url" } } },
  ...feedbackRules,
};
