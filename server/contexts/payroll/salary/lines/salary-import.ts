import type { RecordType } from "../../../../../src/schema/project/record-type.ts";
import type { FileAnswer } from "../../../../contracts/file-answer.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation, preparedOperation, type ParamsOf } from "../../../../contracts/operation.ts";
import type { OperationId } from "../../../../contracts/operation-id.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { saveFile } from "../../../../platform/files/stored-file.ts";
import type { JobKind } from "../../../../contracts/job-kind.ts";
import { importColumns } from "../../../../records/import/import-columns.ts";
import { readRow } from "../../../../records/import/read-import-row.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { importRows } from "../../../../records/import/import-rows.ts";
import { readWorkbook } from "../../../../platform/spreadsheet/read-workbook.ts";
import type { WorkbookColumn } from "../../../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../../../platform/spreadsheet/write-workbook.ts";
import { importedPerson, PERSON_COLUMNS } from "../persons/imported-person.ts";
import { RESULTS } from "./line-amounts.ts";
import { SALARY } from "./line-facts.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import { takeScheme } from "../sheets/payroll-scheme.ts";
import { findOpenSheet, takeSheet } from "../sheets/payroll-sheet.ts";
import { saveLines } from "./save-lines.ts";
import { keepDetail } from "../details/keep-detail.ts";

/** Kind of the job that imports payroll and what belongs to it. */
export const SALARY_IMPORT = "salary.import";

interface ImportTarget extends PayrollPeriod {
  /** Kind of record that a row becomes. */
  readonly record: string;
  readonly xctjid?: number | undefined;
  /** Kind of payroll where no scheme is named. */
  readonly xclx?: number | undefined;
}

interface ImportParams extends ImportTarget {
  readonly fileKey: string;
}

interface ImportSet {
  /** Operation that takes the file in. */
  readonly operation: Extract<OperationId, `salary.${string}import`>;
  readonly record: string;
  readonly title: string;
  /** Kinds of payroll that it may be, the usual one first; any where none is named. */
  readonly kinds?: readonly number[];
}

/** The data that come by file. */
const IMPORT_SETS: Readonly<Record<ParamsOf<"salary.importTemplate">["set"], ImportSet>> = {
  salary: { operation: "salary.import", record: "salaryLine", title: "薪酬" },
  specialAdditionalDeduction: {
    operation: "salary.specialAdditionalDeduction.import",
    record: "specialAdditionalDeduction",
    title: "专项附加扣除",
  },
  cumulativeDeduction: {
    operation: "salary.cumulativeDeduction.import",
    record: "cumulativeDeduction",
    title: "累计扣除",
  },
  labourRemuneration: {
    operation: "salary.labourRemuneration.import",
    record: "salaryLine",
    title: "劳务报酬",
    kinds: [SALARY.labour, SALARY.continuousLabour],
  },
  annualLumpSumBonus: {
    operation: "salary.annualLumpSumBonus.import",
    record: "salaryLine",
    title: "全年一次性奖金",
    kinds: [SALARY.bonus],
  },
  multiSourceIncome: {
    operation: "salary.multiSourceIncome.import",
    record: "multiSourceIncome",
    title: "多处所得",
  },
  stockIncome: { operation: "salary.stockIncome.import", record: "stockIncome", title: "股权激励所得" },
};

/** Properties that are no columns: given by the sheet, or worked out. */
const NO_COLUMNS: { readonly [record: string]: readonly string[] } = {
  salaryLine: ["sheetId", "xctjid", "xclx", "bmId", ...RESULTS],
  specialAdditionalDeduction: ["ykce", "ly"],
  cumulativeDeduction: ["ly"],
  stockIncome: ["ljsr", "ynssde", "sl", "sskcs", "ykjse", "ybtse"],
};

/** Take a file in and leave a job that makes a record of each row; refuse a file that cannot be read. */
export const salaryImports = Object.values(IMPORT_SETS).map(takeFile);

/** An empty file to fill in, with the values that are allowed. */
export const salaryImportTemplate = operation(
  "salary.importTemplate",
  async ({ set }, context): Promise<FileAnswer> => {
    const { record: name, title } = IMPORT_SETS[set];
    const columns = columnsOf(name, context);
    const content = await workbookTemplate(columns, title, context);
    return { file: { name: `${title}导入模板.xlsx`, mime: XLSX_MIME, content } };
  },
);

function takeFile({ operation: id, record, title, kinds = [] }: ImportSet) {
  return preparedOperation(id, {
    prepare: async ({ multipartFile }, context) => {
      context.concerns(multipartFile.name);
      return await readWorkbook(multipartFile.content, columnsOf(record, context), context);
    },
    handle: async ({ multipartFile, xctjid, companyId, kjnd, kjqj }, context, { rows }) => {
      const { db, user, clock, jobs } = context;
      const target: ImportTarget = { companyId, kjnd, kjqj, record, xctjid, xclx: kinds[0] };
      if (record === "salaryLine") {
        const scheme = await takeScheme(target, context);
        if (kinds.length > 0 && !kinds.includes(scheme.xclx))
          throw new Refusal("rule", `薪酬方案“${scheme.xcmc}”不是${title}，请重新选择`);
        await findOpenSheet(scheme, target, context);
      }
      const fileKey = await saveFile(db, multipartFile, { owner: user.id, now: clock.now() });
      const job: ImportParams = { ...target, fileKey };
      return { taskid: await jobs.enqueue(SALARY_IMPORT, `导入${title}`, job), rowCount: rows.length };
    },
  });
}

export const importSalaryJob: JobKind<ImportParams> = async ({ fileKey, ...target }, context) => {
  const columns = columnsOf(target.record, context);
  const run = importRows({
    columns,
    create: async (values, part, nth) => {
      const record = part.project.records.get(target.record);
      if (!record) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
      const names = new Set(PERSON_COLUMNS.map(({ name }) => name));
      const ownValues = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
      const fields = await readRow(ownValues, record, part);
      const ryid = await importedPerson(values, target, part);
      return await keepRow({ ...fields, ryid }, nth, target, part);
    },
  });
  return await run({ fileKey }, context);
};

async function keepRow(
  fields: Fields & { readonly ryid: number },
  nth: number,
  target: ImportTarget,
  context: FirmContext,
): Promise<unknown> {
  const { record, companyId, kjnd, kjqj } = target;
  if (record === "salaryLine") {
    const sheet = await takeSheet(await takeScheme(target, context), target, context);
    return await saveLines(sheet, [fields], "lineList", context);
  }
  const keyed = { companyId, xctjid: target.xctjid ?? null, kjnd, kjqj, ly: 2, ...fields };
  return await keepDetail(record, keyed, nth, context);
}

function columnsOf(name: string, context: FirmContext): WorkbookColumn[] {
  const known = ["companyId", "xctjid", "kjnd", "kjqj", "ryid", ...(NO_COLUMNS[name] ?? [])];
  const given = Object.fromEntries(known.map((field) => [field, null]));
  const person = name === "salaryLine" ? PERSON_COLUMNS : PERSON_COLUMNS.filter(({ required }) => required);
  return [...person, ...importColumns(recordNamed(name, context), given, context)];
}

function recordNamed(name: string, { project }: FirmContext): RecordType {
  const record = project.records.get(name);
  if (!record) throw new Error(`the catalogue describes no record "${name}"`);
  return record;
}
