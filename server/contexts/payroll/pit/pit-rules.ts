import type { RuleBook } from "../../../records/rule-book.ts";
import { undoObstacles } from "./undo-obstacles.ts";

export const pitRules: RuleBook = {
  pitDeclaration: {
    present: async (declarations, context) => {
      const obstacles = await undoObstacles(declarations, context);
      return declarations.map((declaration) => ({
        ...declaration,
        can: { revoke: obstacles.get(declaration) ?? true },
      }));
    },
  },
};
