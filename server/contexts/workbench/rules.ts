import type { RuleBook } from "../../records/rule-book.ts";

export const workbenchRules: RuleBook = {
  chatMessage: { files: { seenBy: "chat.record.page", field: "files", holds: { keyIn: "fileKey" } } },
  workOrder: { files: { seenBy: "workOrder.info", field: "files", holds: { keyIn: "fileKey" } } },
};
