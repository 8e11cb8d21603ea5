import { type JsonSchema, typesOf } from "../../../src/schema/project/json-schema.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { RecordType } from "../../../src/schema/project/record-type.ts";
import { Refusal } from "../../platform/errors.ts";
import type { FileAnswer } from "../../contracts/file-answer.ts";
import type { FirmContext, PreparationContext } from "../../contracts/firm-context.ts";
import { type FileContent, saveFile } from "../../platform/files/stored-file.ts";
import type { JobKind } from "../../contracts/job-kind.ts";
import { importRows } from "./import-rows.ts";
import { readOwnFile } from "./read-own-file.ts";
import { type ReadWorkbook, readWorkbook } from "../../platform/spreadsheet/read-workbook.ts";
import type { ColumnType, WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";
import { findImportFaults } from "./import-faults.ts";
import { isFlag, readRow } from "./read-import-row.ts";
import { columnKind, ownColumn } from "../plan/record-columns.ts";
import { namedReference } from "./named-references.ts";
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
  const columns = importColumns(record, { ...params, ...use.set });
  const content = await workbookTemplate(withAllowedValues(columns, record, context), record.title, context);
  return { file: { name: `${record.title}导入模板.xlsx`, mime: XLSX_MIME, content } };
}

/** The columns, each explained by the values that its code table allows. */
export function withAllowedValues(
  columns: readonly WorkbookColumn[],
  record: RecordType,
  { project }: FirmContext,
): WorkbookColumn[] {
  return columns.map((column) => {
    const hint = allowedValues(record.schema.properties?.[column.name] ?? {}, project);
    return hint === "" ? column : { ...column, hint };
  });
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
  return await readWorkbook(source.content, importColumns(store.record, { ...given, ...use.set }), context);
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

function allowedValues(property: JsonSchema, { enums }: Project): string {
  if (columnKind(property) === "boolean" || isFlag(property)) return "是、否";
  return (enums.get(property["x-enum"] ?? "") ?? []).map(({ label }) => label).join("、");
}

export const importRecordsJob: JobKind<ImportParams> = async ({ fileKey, record: name, given }, context) => {
  const record = context.project.records.get(name);
  if (!record) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  const columns = importColumns(record, given);
  const run = importRows({
    columns,
    create: async (values, part) => {
      const store = await RecordStore.openNamed(name, part);
      await store.create({ ...(await readRow(values, record, part)), ...given });
    },
  });
  return await run({ fileKey }, context);
};

/**
 * The columns of a row: every field that is kept and neither given beforehand, nor made by the server, nor an
 * identifier. A client or a member of staff is called by name where the record looks that up.
 */
export function importColumns(record: RecordType, given: Fields): WorkbookColumn[] {
  return Object.entries(record.schema.properties ?? {}).flatMap(([name, property]): WorkbookColumn[] => {
    const title = property.title ?? name;
    const reference = namedReference(record, name);
    if (reference && !(reference.property in given))
      return [{ name, title, ...(reference.isRequired && { required: true as const }) }];
    const isOwn = ownColumn(record, name) !== undefined && name !== "kjnd" && name !== "kjqj";
    const isTold = ["x-from", "x-state", "x-ref"].some((word) => word in property);
    if (name in given || isOwn || isTold || columnKind(property) === "list") return [];
    const optional = typesOf(property).includes("null") || property.default !== undefined;
    const type = typeOf(property);
    return [{ name, title, ...(!optional && { required: true as const }), type }];
  });
}

const BY_FORMAT: ReadonlySet<string> = new Set<ColumnType>([
  "date",
  "period",
  "phone",
  "idcard",
  "tax-number",
]);

function typeOf(property: JsonSchema): ColumnType {
  if (property["x-enum"] !== undefined || isFlag(property)) return "text";
  if (BY_FORMAT.has(property.format ?? "")) return property.format as ColumnType;
  return columnKind(property) === "number" ? "number" : "text";
}

function isFile(value: unknown): value is FileContent {
  return (
    typeof value === "object" && value !== null && "content" in value && value.content instanceof Uint8Array
  );
}
