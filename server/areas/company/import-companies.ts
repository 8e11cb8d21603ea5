import type { FileAnswer } from "../../binding/file-answer.ts";
import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { type FieldError, Refusal } from "../../errors.ts";
import { type FileContent, readFile, saveFile } from "../../files/stored-file.ts";
import { importRows } from "../../spreadsheet/import-rows.ts";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import type { WorkbookValues } from "../../spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../spreadsheet/write-workbook.ts";
import { createCompany } from "./add-company.ts";
import { COMPANY_COLUMNS } from "./import-columns.ts";
import { readCompanyRow } from "./read-company-row.ts";
import { saveContact } from "./save-contact.ts";

/** Kind of the job that does the import. */
export const COMPANY_IMPORT = "company.import";

/** Takes the file in and says how many companies stand in it; nothing is imported yet. Refuses what cannot be read. */
export const planImport: FirmHandler<{ readonly multipartFile: FileContent }> = async (
  { multipartFile },
  { db, user, clock, concerns, readProject },
) => {
  concerns(multipartFile.name);
  const { rows } = await readWorkbook(multipartFile.content, COMPANY_COLUMNS);
  const project = await readProject();
  const isFaulty = ({ faults, values }: (typeof rows)[number]) =>
    faults.length > 0 || readCompanyRow(values, project).faults.length > 0;
  const fileKey = await saveFile(db, multipartFile, { owner: user.id, now: clock.now() });
  return {
    fileKey,
    fileName: multipartFile.name,
    rowCount: rows.length,
    faultCount: rows.filter(isFaulty).length,
  };
};

/** Leaves a job that takes on the companies of a file that the user has sent. */
export const startImport: FirmHandler<{ readonly fileKey: string }> = async (
  { fileKey },
  { db, user, jobs, concerns },
) => {
  concerns("客户导入文件");
  const file = await readFile(db, fileKey);
  if (file?.owner !== user.id) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  concerns(file.name);
  return { taskid: await jobs.enqueue(COMPANY_IMPORT, "导入客户", { fileKey }) };
};

/** An empty file to fill in. */
export const importTemplate: FirmHandler<object> = async (): Promise<FileAnswer> => ({
  file: {
    name: "客户导入模板.xlsx",
    mime: XLSX_MIME,
    content: await workbookTemplate(COMPANY_COLUMNS, "客户"),
  },
});

export const importCompaniesJob = importRows({ columns: COMPANY_COLUMNS, create: importCompany });

async function importCompany(values: WorkbookValues, context: FirmContext): Promise<void> {
  const { input, faults } = readCompanyRow(values, await context.readProject());
  const staff = await findStaff(context.db, values.userName);
  const all = [...faults, ...staff.faults];
  const [first] = all;
  if (first) throw new Refusal("validation", first.message, all);
  const companyId = await createCompany({ ...input, userIdList: staff.userIds }, context);
  const { lxrName, lxrPhone } = values;
  if (lxrName === null || lxrName === undefined) return;
  await saveContact({ companyId, name: String(lxrName), phone: String(lxrPhone) }, context);
}

async function findStaff(
  db: TenantDb,
  named: WorkbookValues[string] | undefined,
): Promise<{ userIds: readonly number[]; faults: readonly FieldError[] }> {
  if (named === null || named === undefined) return { userIds: [], faults: [] };
  const text = String(named);
  const staff = await db
    .selectFrom("staff")
    .select(["userId", "account"])
    .where((where) => where.or([where("name", "=", text), where("account", "=", text)]))
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .execute();
  if (staff.length === 1) return { userIds: staff.map(({ userId }) => userId), faults: [] };
  const message =
    staff.length === 0 ? `负责人“${text}”不存在或已停用` : `有多位负责人名为“${text}”，请填写登录账号`;
  return { userIds: [], faults: [{ path: "userName", message }] };
}
