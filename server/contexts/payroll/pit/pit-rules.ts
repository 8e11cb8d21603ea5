import type { RuleBook } from "../../../records/rule-book.ts";
import { undoObstacles } from "./undo-obstacles.ts";
import { withUndoState } from "./undo-state.ts";

export const pitRules: RuleBook = {
  pitDeclaration: {
    present: async (declarations, context) => {
      const current = await withUndoState(declarations, context);
      const obstacles = await undoObstacles(current, context);
      return current.map((declaration) => ({
        ...declaration,
        can: { revoke: obstacles.get(declaration) ?? true },
      }));
    },
  },
};
