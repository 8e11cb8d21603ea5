import type { RuleBook } from "../../records/rule-book.ts";

export const systemRules: RuleBook = {
  notice: { files: { seenBy: "notice.detail", field: "imageKeyList", holds: "keys" } },
};
