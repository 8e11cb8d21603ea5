import type { FileAnswer } from "../../../contracts/file-answer.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation, preparedOperation } from "../../../contracts/operation.ts";
import { columnsOfKind } from "../../../imports/columns-of-kind.ts";
import { Refusal } from "../../../platform/errors.ts";
import { saveFile } from "../../../platform/files/stored-file.ts";
import { readWorkbook } from "../../../platform/spreadsheet/read-workbook.ts";
import { bareTitle } from "../../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../platform/spreadsheet/write-workbook.ts";
import { readOwnFile } from "../../../records/import/read-own-file.ts";
import { findNamedClients } from "../../../records/import/named-references.ts";
import { faultsOf, importRows } from "../../../records/import/import-rows.ts";
import { keepEstimates } from "../company-period/keep-estimate.ts";
import { checkOpeningRows } from "./check-opening-rows.ts";
import { keepOpening } from "./keep-opening.ts";
import { IMPORTED } from "./opening-basis.ts";
import { TAX_OPENING, clientTextOf, readOpeningRow } from "./opening-rows.ts";

/** Kind of the job that enters opening amounts from a file. */
export const OPENING_IMPORT = "tax.importOpenings";

interface OpeningImport {
  readonly fileKey: string;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The most faults that one answer lists. */
const MOST_FAULTS = 100;

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

/** Keeps the file and says what is wrong with it; nothing is entered yet. Refuses what cannot be read. */
export const checkOpenings = preparedOperation("taxOpening.importCheck", {
  prepare: async ({ multipartFile }, context) => {
    context.concerns(multipartFile.name);
    return await readWorkbook(multipartFile.content, columnsOfKind(TAX_OPENING, context.project), context);
  },
  handle: async ({ multipartFile, kjnd, kjqj }, context, { rows, titles }) => {
    const { db, user, clock } = context;
    const found = await checkOpeningRows({ kjnd, kjqj })(rows, rows, context);
    const columns = columnsOfKind(TAX_OPENING, context.project);
    const faults = rows.flatMap((row) =>
      faultsOf(row, found, columns).map(({ path, message }) => {
        const column = columns.find(({ name }) => name === path)?.title ?? path;
        const place = titles.findIndex((title) => bareTitle(title) === bareTitle(column));
        return { line: row.line, column, content: String(row.cells[place] ?? ""), reason: message };
      }),
    );
    return {
      fileKey: await saveFile(db, multipartFile, { owner: user.id, now: clock.now() }),
      fileName: multipartFile.name,
      rowCount: rows.length,
      faultCount: new Set(faults.map(({ line }) => line)).size,
      faultTotal: faults.length,
      faults: faults.slice(0, MOST_FAULTS),
    };
  },
});

/** Leaves a job that enters the opening amounts of a file that the user has sent. */
export const startOpenings = preparedOperation("taxOpening.import", {
  prepare: async ({ fileKey }, context) => {
    const { name, content } = await readOwnFile(context, fileKey);
    context.concerns(name);
    return await readWorkbook(content, columnsOfKind(TAX_OPENING, context.project), context);
  },
  handle: async ({ fileKey, kjnd, kjqj }, context, { rows }) => {
    const job: OpeningImport = { fileKey, kjnd, kjqj };
    const taskid = await context.jobs.enqueue(OPENING_IMPORT, `导入${kjnd}年${kjqj}期增值税期初`, job);
    return { taskid, rowCount: rows.length };
  },
});

export const openingImportJob: JobKind<OpeningImport> = async ({ fileKey, kjnd, kjqj }, context) => {
  const run = importRows({
    columns: columnsOfKind(TAX_OPENING, context.project),
    check: checkOpeningRows({ kjnd, kjqj }),
    create: async (values, part) => {
      const text = clientTextOf(values);
      const companyId = (await findNamedClients([text], part)).get(text);
      if (typeof companyId !== "number") throw new Refusal("rule", `企业“${text}”${companyId ?? "不存在"}`);
      const period = { companyId, kjnd, kjqj };
      const hasTax = await keepOpening(period, readOpeningRow(values), IMPORTED, part);
      if (hasTax) await keepEstimates(part, period);
    },
  });
  return await run({ fileKey }, context);
};
