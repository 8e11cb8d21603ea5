import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import { operation } from "../../../../contracts/operation.ts";
import { planningOperation } from "../../../../imports/import-operations.ts";
import { workbookTemplate } from "../../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../../platform/spreadsheet/write-workbook.ts";
import { companyImportKind } from "./company-import-kind.ts";

/** Takes the file in and says what would become of it; nothing is imported yet. Refuses what cannot be read. */
export const planImport = planningOperation("company.importPlan", {
  of: async () => await Promise.resolve({ kind: companyImportKind, target: {} }),
});

/** An empty file to fill in. */
export const importTemplate = operation(
  "company.importTemplate",
  async (_params, context): Promise<FileAnswer> => ({
    file: {
      name: "客户导入模板.xlsx",
      mime: XLSX_MIME,
      content: await workbookTemplate(companyImportKind.columns({}, context), "客户", context),
    },
  }),
);
