import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import { operation } from "../../../../contracts/operation.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { workbookTemplate } from "../../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../../platform/spreadsheet/write-workbook.ts";
import { COMPARED_COLUMNS } from "./compare-with-file.ts";
import { IMPORT_SETS, takeSet } from "./import-sets.ts";
import { beginWithPeople, withMaskedNumbers } from "./template-people.ts";

/** A file to fill in, with the values that are allowed; of a client's period with its people. */
export const salaryImportTemplate = operation(
  "salary.importTemplate",
  async ({ set, companyId, kjnd, kjqj, xctjid }, context): Promise<FileAnswer> => {
    const chosen = IMPORT_SETS[set];
    const period =
      companyId === undefined || kjnd === undefined || kjqj === undefined
        ? undefined
        : { companyId, kjnd, kjqj };
    const { kind, title } = period
      ? (await takeSet(chosen, { ...period, xctjid }, context)).kind
      : chosen.kind;
    const columns = columnsOfKind(kind, context.project).filter(({ name }) => !COMPARED_COLUMNS.has(name));
    const begun = period ? await beginWithPeople(kind, period, context) : [];
    const shown = begun.length === 0 ? columns : withMaskedNumbers(columns);
    const content = await workbookTemplate(shown, title, context, begun);
    return { file: { name: `${title}导入模板.xlsx`, mime: XLSX_MIME, content } };
  },
);
