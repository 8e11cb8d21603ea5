import type { ImportKind } from "../../../../contracts/firm-context.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import { saveLines } from "../lines/save-lines.ts";
import { takeScheme } from "../sheets/payroll-scheme.ts";
import { takeSheet } from "../sheets/payroll-sheet.ts";
import type { ImportTarget } from "./import-target.ts";
import { keepPeople } from "./keep-people.ts";
import { readLineRows } from "./line-rows.ts";
import { planLines } from "./plan-lines.ts";

/** A wage sheet: the lines of a scheme's month, with the people whom it brings. */
export function lineKind(kind: string, title: string): ImportKind<ImportTarget> {
  return {
    kind,
    title,
    isWhole: true,
    columns: (_target, { project }) => columnsOfKind(kind, project),
    // Of a person in two files that come at once one brings it.
    lock: async ({ companyId }, context) => await takeTurn(`salaryPerson ${companyId}`, context),
    plan: planLines,
    keepAll: async (rows, target, _answers, context) => {
      const sheet = await takeSheet(await takeScheme(target, context), target, context);
      const lines = await readLineRows(rows, target, context);
      const ryids = await keepPeople(
        lines.map(({ person }) => person),
        target.companyId,
        context,
      );
      const inputs = lines.map(({ input }, index) => ({ ...input, ryid: ryids[index] ?? 0 }));
      await saveLines(sheet, inputs, "lineList", context);
    },
  };
}
