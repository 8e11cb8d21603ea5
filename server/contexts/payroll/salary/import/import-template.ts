import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import { operation } from "../../../../contracts/operation.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { workbookTemplate } from "../../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../../platform/spreadsheet/write-workbook.ts";
import { COMPARED_COLUMNS } from "./compare-with-file.ts";
import { IMPORT_SETS } from "./import-sets.ts";

/** A file to fill in, with the values that are allowed. */
export const salaryImportTemplate = operation(
  "salary.importTemplate",
  async ({ set }, context): Promise<FileAnswer> => {
    const { kind, title } = IMPORT_SETS[set].kind;
    const columns = columnsOfKind(kind, context.project).filter(({ name }) => !COMPARED_COLUMNS.has(name));
    const content = await workbookTemplate(columns, title, context);
    return { file: { name: `${title}导入模板.xlsx`, mime: XLSX_MIME, content } };
  },
);
