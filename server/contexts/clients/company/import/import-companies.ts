import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { JobKind } from "../../../../contracts/job-kind.ts";
import { operation, preparedOperation } from "../../../../contracts/operation.ts";
import { saveFile } from "../../../../platform/files/stored-file.ts";
import { columnsOfKind } from "../../../../imports/columns-of-kind.ts";
import { type ImportParams, importRows } from "../../../../records/import/import-rows.ts";
import { readOwnFile } from "../../../../records/import/read-own-file.ts";
import { readWorkbook } from "../../../../platform/spreadsheet/read-workbook.ts";
import type { WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../../platform/spreadsheet/write-workbook.ts";
import { createCompany } from "../edit/add-company.ts";
import { checkCompanyRows, staffNamed, staffOf } from "./check-company-rows.ts";
import { COMPANY, findImportFaults } from "./import-faults.ts";
import { readCompanyRow } from "./read-company-row.ts";
import { saveContact } from "../contacts/save-contact.ts";

/** Kind of the job that does the import. */
export const COMPANY_IMPORT = "company.import";

/** The most faults that one refusal lists; the file of `importFaults` has all. */
const MOST_FAULTS = 100;

/** Takes the file in and says how many companies stand in it and what is wrong with them; nothing is imported yet. Refuses what cannot be read. */
export const planImport = preparedOperation("company.importPlan", {
  prepare: async ({ multipartFile }, context) => {
    context.concerns(multipartFile.name);
    return await readWorkbook(multipartFile.content, columnsOfKind(COMPANY, context.project), context);
  },
  handle: async ({ multipartFile }, context, workbook) => {
    const { db, user, clock } = context;
    const faults = await findImportFaults(workbook, context);
    const fileKey = await saveFile(db, multipartFile, { owner: user.id, now: clock.now() });
    return {
      fileKey,
      fileName: multipartFile.name,
      rowCount: workbook.rows.length,
      faultCount: new Set(faults.map(({ line }) => line)).size,
      faultTotal: faults.length,
      faults: faults.slice(0, MOST_FAULTS),
    };
  },
});

/** Leaves a job that takes on the companies of a file that the user has sent. */
export const startImport = operation("company.importStart", async ({ fileKey }, context) => {
  const { jobs, concerns } = context;
  concerns("客户导入文件");
  const file = await readOwnFile(context, fileKey);
  concerns(file.name);
  return { taskid: await jobs.enqueue(COMPANY_IMPORT, "导入客户", { fileKey }) };
});

/** An empty file to fill in. */
export const importTemplate = operation(
  "company.importTemplate",
  async (_params, context): Promise<FileAnswer> => ({
    file: {
      name: "客户导入模板.xlsx",
      mime: XLSX_MIME,
      content: await workbookTemplate(columnsOfKind(COMPANY, context.project), "客户", context),
    },
  }),
);

export const importCompaniesJob: JobKind<ImportParams> = async (params, context) => {
  const columns = columnsOfKind(COMPANY, context.project);
  return await importRows({ columns, check: checkCompanyRows, create: importCompany })(params, context);
};

async function importCompany(values: WorkbookValues, context: FirmContext): Promise<void> {
  const { input } = readCompanyRow(values, context.project);
  const staff = staffOf({ values }, await staffNamed(context.db, [{ values }]));
  const userIdList = staff.map(({ userId }) => userId);
  const companyId = await createCompany({ ...input, userIdList }, context);
  const { lxrName, lxrPhone } = values;
  if (lxrName === null || lxrName === undefined) return;
  await saveContact.handle({ companyId, name: String(lxrName), phone: String(lxrPhone) }, context);
}
