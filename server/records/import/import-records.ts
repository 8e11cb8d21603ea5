import { columnsOfRecord } from "../../../src/schema/imports/import-columns.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import { Refusal } from "../../platform/errors.ts";
import type { FileAnswer } from "../../contracts/file-answer.ts";
import type { FirmContext, PreparationContext } from "../../contracts/firm-context.ts";
import { type FileContent, saveFile } from "../../platform/files/stored-file.ts";
import type { JobKind } from "../../contracts/job-kind.ts";
import { importRows } from "./import-rows.ts";
import { readOwnFile } from "./read-own-file.ts";
import { type ReadWorkbook, readWorkbook } from "../../platform/spreadsheet/read-workbook.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";
import { findImportFaults } from "./import-faults.ts";
import { readRow } from "./read-import-row.ts";
import type { Effect } from "../serve/effect.ts";
import type { Fields } from "../../contracts/record.ts";
import { RecordStore } from "../record-store.ts";

/** Kind of the job that imports records of any kind. */
export const RECORD_IMPORT = "record.import";

interface ImportParams {
  readonly fileKey: string;
  readonly record: string;
  /** Fields that all of them have. */
  readonly given: Fields;
}

/** An empty workbook to fill in, with the values that are allowed. */
export async function importTemplate({
  store: { record },
  params,
  context,
  use,
}: Effect): Promise<FileAnswer> {
  const columns = importColumns(record, { ...params, ...use.set }, context);
  const content = await workbookTemplate(columns, record.title, context);
  return { file: { name: `${record.title}导入模板.xlsx`, mime: XLSX_MIME, content } };
}

/**
 * The workbook of a check or an import, read before its transaction: the file that is sent, or one that was checked, by
 * its `fileKey`. Refuses a file that cannot be read.
 */
export async function readImport(
  { use, store, params }: Pick<Effect, "use" | "store" | "params">,
  context: PreparationContext,
): Promise<ReadWorkbook> {
  const { file, fileKey, given } = readParams(params);
  const source = file ?? (fileKey === undefined ? undefined : await readOwnFile(context, fileKey));
  if (!source) throw new Refusal("validation", "请选择要导入的文件");
  context.concerns(source.name);
  const columns = importColumns(store.record, { ...given, ...use.set }, context);
  return await readWorkbook(source.content, columns, context);
}

/** Keeps the file and says what is wrong with it; nothing is imported yet. */
export async function checkImport({ use, store, params, context, workbook }: Effect): Promise<unknown> {
  const { db, user, clock } = context;
  const { file, given } = readParams(params);
  if (!file || !workbook) throw new Refusal("validation", "请选择要导入的文件");
  const all = { ...given, ...use.set };
  const faults = await findImportFaults(workbook, store, all, context);
  const fileKey = await saveFile(db, file, { owner: user.id, now: clock.now() });
  return {
    fileKey,
    fileName: file.name,
    rowCount: workbook.rows.length,
    faultCount: new Set(faults.map(({ line }) => line)).size,
    faultTotal: faults.length,
    faults: faults.slice(0, MOST_FAULTS),
  };
}

/** The most faults that one refusal lists. */
const MOST_FAULTS = 100;

/** Leaves a job that creates a record of every row. */
export async function startImport({ operation, use, params, context, workbook }: Effect): Promise<unknown> {
  const { db, user, clock, jobs } = context;
  const { file, fileKey: checked, given } = readParams(params);
  if (!workbook) throw new Refusal("validation", "请选择要导入的文件");
  const fileKey = checked ?? (file && (await saveFile(db, file, { owner: user.id, now: clock.now() }))) ?? "";
  const job: ImportParams = { fileKey, record: use.record, given: { ...given, ...use.set } };
  return {
    taskid: await jobs.enqueue(RECORD_IMPORT, operation.title, job),
    rowCount: workbook.rows.length,
  };
}

/** The file that is sent, or the key of one that was, and what all rows have. */
function readParams({ fileKey, ...params }: Fields) {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => !isFile(value)));
  const file = Object.values(params).find(isFile);
  return { file, given, ...(typeof fileKey === "string" && { fileKey }) };
}

export const importRecordsJob: JobKind<ImportParams> = async ({ fileKey, record: name, given }, context) => {
  const record = context.project.records.get(name);
  if (!record) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  const columns = importColumns(record, given, context);
  const run = importRows({
    columns,
    create: async (values, part) => {
      const store = await RecordStore.openNamed(name, part);
      await store.create({ ...(await readRow(values, record, part)), ...given });
    },
  });
  return await run({ fileKey }, context);
};

/** The columns of a record, without the fields that all rows have. */
export function importColumns(
  record: RecordType,
  given: Fields,
  { project }: Pick<FirmContext, "project">,
): readonly WorkbookColumn[] {
  return columnsOfRecord(record, project, new Set(Object.keys(given)));
}

function isFile(value: unknown): value is FileContent {
  return (
    typeof value === "object" && value !== null && "content" in value && value.content instanceof Uint8Array
  );
}
