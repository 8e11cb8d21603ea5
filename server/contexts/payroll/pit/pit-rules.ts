import type { RuleBook } from "../../../records/rule-book.ts";
import { presentWithheldNotice } from "../../tax/door.ts";
import { undoObstacles } from "./undo-obstacles.ts";

export const pitRules: RuleBook = {
  pitDeclaration: {
    present: async (declarations, context) => {
      const obstacles = await undoObstacles(declarations, context);
      return await Promise.all(
        declarations.map(async (declaration) => {
          const row = { ...declaration, companyId: declaration.qyid };
          const { notify, ...shown } = await presentWithheldNotice(row, context);
          return { ...declaration, ...shown, can: { revoke: obstacles.get(declaration) ?? true, notify } };
        }),
      );
    },
  },
};
