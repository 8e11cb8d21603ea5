import type { FileAnswer } from "../../../contracts/file-answer.ts";
import { operation } from "../../../contracts/operation.ts";
import { columnsOfKind } from "../../../imports/columns-of-kind.ts";
import { workbookTemplate } from "../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../platform/spreadsheet/write-workbook.ts";

/** The columns that a template asks for; files of banks may have others. */
const TEMPLATE: ReadonlySet<string> = new Set([
  "jyrq",
  "zy",
  "jfje",
  "dfje",
  "ye",
  "dfhm",
  "dfzh",
  "dfkhh",
  "lsh",
]);

/** An empty file to fill in. */
export const statementTemplate = operation(
  "bankEntry.statement.importTemplate",
  async (_params, context): Promise<FileAnswer> => {
    const columns = columnsOfKind("bank-statement", context.project).filter(({ name }) => TEMPLATE.has(name));
    return {
      file: {
        name: "银行对账单导入模板.xlsx",
        mime: XLSX_MIME,
        content: await workbookTemplate(columns, "银行对账单", context),
      },
    };
  },
);
