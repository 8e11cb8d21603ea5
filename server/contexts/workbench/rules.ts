import type { RecordRuleBook } from "../../contracts/firm-context.ts";

export const workbenchRules: RecordRuleBook = {
  chatMessage: { files: { seenBy: "chat.record.page", field: "files", holds: { keyIn: "fileKey" } } },
};
