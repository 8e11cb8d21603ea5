import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { LINE_TITLE, faultsOf } from "../../../../records/import/import-rows.ts";
import { readOwnFile } from "../../../../records/import/read-own-file.ts";
import {
  type ReadWorkbook,
  type WorkbookRow,
  readWorkbook,
} from "../../../../platform/spreadsheet/read-workbook.ts";
import { type WorkbookColumn, bareTitle } from "../../../../platform/spreadsheet/workbook-column.ts";
import { HEAD_STYLE, XLSX_MIME, writeWorkbook } from "../../../../platform/spreadsheet/write-workbook.ts";
import { checkCompanyRows } from "./check-company-rows.ts";

/** The kind of file, in `schemas/imports`. */
export const COMPANY = "company";

/** One thing that is wrong with an import file. */
export interface ImportFault {
  /** As the spreadsheet counts. */
  readonly line: number;
  /** Title of the column. */
  readonly column: string;
  /** The text of the cell. */
  readonly content: string;
  readonly reason: string;
}

/** Everything that keeps rows from being imported, in the order of the file. */
export async function findImportFaults(workbook: ReadWorkbook, context: FirmContext): Promise<ImportFault[]> {
  const faults = await checkCompanyRows(workbook.rows, workbook.rows, context);
  const columns = columnsOfKind(COMPANY, context.project);
  return workbook.rows.flatMap((row) =>
    faultsOf(row, faults, columns).map((fault) => describe(fault, row, workbook.titles, columns)),
  );
}

function describe(
  { path, message }: FieldError,
  { line, cells }: WorkbookRow,
  titles: readonly string[],
  columns: readonly WorkbookColumn[],
): ImportFault {
  const column = columns.find(({ name }) => name === path)?.title ?? path;
  const place = titles.findIndex((title) => bareTitle(title) === bareTitle(column));
  return { line, column, content: String(cells[place] ?? ""), reason: message };
}

/** All faults of an import file as a workbook. */
export const importFaults = operation(
  "company.importFaults",
  async ({ fileKey }, context): Promise<FileAnswer> => {
    const file = await readOwnFile(context, fileKey);
    const columns = columnsOfKind(COMPANY, context.project);
    const faults = await findImportFaults(await readWorkbook(file.content, columns, context), context);
    const sheet = { name: "检查结果", widths: [8, 20, 32, 60], frozenRows: 1 };
    const content = await writeWorkbook([sheet], context, (add) => {
      add([[LINE_TITLE, "列名", "填写内容", "原因"].map((value) => ({ value, ...HEAD_STYLE }))]);
      add(
        faults.map(({ line, column, content: typed, reason }) => [
          line,
          column,
          typed,
          { value: reason, wrap: true },
        ]),
      );
    });
    return {
      file: { name: `${file.name.replace(/\.xlsx$/i, "")}_检查结果.xlsx`, mime: XLSX_MIME, content },
    };
  },
);
