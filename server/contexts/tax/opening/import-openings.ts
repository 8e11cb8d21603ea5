import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import { columnsOfKind } from "../../../imports/columns-of-kind.ts";
import { planningOperation } from "../../../imports/import-operations.ts";
import { workbookTemplate } from "../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../platform/spreadsheet/write-workbook.ts";
import { type OpeningMonth, openingImportKind } from "./opening-import-kind.ts";
import { TAX_OPENING } from "./opening-rows.ts";

/** An empty file to fill in. */
export const openingTemplate = operation(
  "taxOpening.importTemplate",
  async (_params, context): Promise<FileAnswer> => ({
    file: {
      name: "增值税期初导入模板.xlsx",
      mime: XLSX_MIME,
      content: await workbookTemplate(columnsOfKind(TAX_OPENING, context.project), "增值税期初", context),
    },
  }),
);

/** Keeps the file and says what would become of it; nothing is entered yet. Refuses what cannot be read. */
export const checkOpenings = planningOperation("taxOpening.importCheck", {
  of: async (params) => {
    const { kjnd, kjqj } = params as OpeningMonth;
    return await Promise.resolve({ kind: openingImportKind, target: { kjnd, kjqj } });
  },
});
