import type { RuleBook } from "../../records/rule-book.ts";
import { withdrawObstacles } from "./notice/notice-obstacles.ts";

export const systemRules: RuleBook = {
  notice: {
    files: { seenBy: "notice.detail", field: "imageKeyList", holds: "keys" },
    present: async (notices, context) => {
      const obstacles = await withdrawObstacles(notices, context);
      return notices.map((notice) => ({ ...notice, can: { withdraw: obstacles.get(notice) ?? true } }));
    },
  },
};
