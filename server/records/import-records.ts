import { type JsonSchema, typesOf } from "../../src/schema/project/json-schema.ts";
import type { Project } from "../../src/schema/project/project.ts";
import type { RecordType } from "../../src/schema/project/record-type.ts";
import { Refusal } from "../errors.ts";
import { type FileContent, saveFile } from "../files/stored-file.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import { importRows } from "../spreadsheet/import-rows.ts";
import { readWorkbook } from "../spreadsheet/read-workbook.ts";
import type { ColumnType, WorkbookColumn, WorkbookValues } from "../spreadsheet/workbook-column.ts";
import { columnKind, ownColumn } from "./record-columns.ts";
import type { Effect } from "./record-handlers.ts";
import type { Fields } from "./record-rules.ts";
import { RecordStore } from "./record-store.ts";

/** Kind of the job that imports records of any kind. */
export const RECORD_IMPORT = "record.import";

interface ImportParams {
  readonly fileKey: string;
  readonly record: string;
  /** What all of them have. */
  readonly given: Fields;
}

/** Takes the file in and leaves a job that creates a record of every row; refuses a file that cannot be read. */
export async function startImport({ operation, use, store, params, context }: Effect): Promise<unknown> {
  const { db, user, clock, jobs, concerns } = context;
  const file = Object.values(params).find(isFile);
  if (!file) throw new Refusal("validation", "请选择要导入的文件");
  concerns(file.name);
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => !isFile(value)));
  const { rows } = await readWorkbook(file.content, importColumns(store.record, given));
  const fileKey = await saveFile(db, file, { owner: user.id, now: clock.now() });
  const job: ImportParams = { fileKey, record: use.record, given: { ...given, ...use.set } };
  return { taskid: await jobs.enqueue(RECORD_IMPORT, operation.title, job), rowCount: rows.length };
}

export const importRecordsJob: JobKind<ImportParams> = async ({ fileKey, record: name, given }, context) => {
  const project = context.project;
  const record = project.records.get(name);
  if (!record) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  const columns = importColumns(record, given);
  const run = importRows({
    columns,
    create: async (values, part) => {
      const store = await RecordStore.open(name, part);
      await store.create({ ...readRow(values, record, project), ...given });
    },
  });
  return await run({ fileKey }, context);
};

/** What a row has to say: everything that is kept and neither given beforehand nor made by the server. */
export function importColumns(record: RecordType, given: Fields): WorkbookColumn[] {
  return Object.entries(record.schema.properties ?? {}).flatMap(([name, property]): WorkbookColumn[] => {
    const isOwn = ownColumn(record, name) !== undefined && name !== "kjnd" && name !== "kjqj";
    const isTold = property["x-from"] !== undefined || property["x-state"] !== undefined;
    if (name in given || isOwn || isTold || columnKind(property) === "list") return [];
    const optional = typesOf(property).includes("null") || property.default !== undefined;
    const type = typeOf(property);
    return [{ name, title: property.title ?? name, ...(!optional && { required: true as const }), type }];
  });
}

const BY_FORMAT: ReadonlySet<string> = new Set<ColumnType>(["date", "phone", "idcard", "tax-number"]);

function typeOf(property: JsonSchema): ColumnType {
  if (property["x-enum"] !== undefined) return "text";
  if (BY_FORMAT.has(property.format ?? "")) return property.format as ColumnType;
  return columnKind(property) === "number" ? "number" : "text";
}

/** The values of a row as the record keeps them; refuses what its limits do not allow, all of it at once. */
export function readRow(values: WorkbookValues, record: RecordType, project: Project): Fields {
  const faults: { path: string; message: string }[] = [];
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const property = record.schema.properties?.[name] ?? {};
    if (value === null) return [];
    const read = readCell(value, property, project);
    const fault = read === undefined ? "不在可选范围内" : limitFault(read, property);
    if (fault !== undefined)
      faults.push({ path: name, message: `${property.title ?? name}“${value}”${fault}` });
    return [[name, read] as const];
  });
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
  return Object.fromEntries(fields);
}

function readCell(value: string | number, property: JsonSchema, project: Project): unknown {
  const table = property["x-enum"];
  if (table === undefined) return columnKind(property) === "boolean" ? value === "是" : value;
  return project.enums
    .get(table)
    ?.find((entry) => entry.label === value || String(entry.value) === String(value))?.value;
}

function limitFault(
  value: unknown,
  { minimum, maximum, maxLength, pattern }: JsonSchema,
): string | undefined {
  if (typeof value === "number") {
    if (minimum !== undefined && value < minimum) return `不能小于 ${minimum}`;
    if (maximum !== undefined && value > maximum) return `不能大于 ${maximum}`;
  }
  if (typeof value !== "string") return undefined;
  if (maxLength !== undefined && value.length > maxLength) return `不能超过 ${maxLength} 个字`;
  return pattern !== undefined && !new RegExp(pattern, "u").test(value) ? "格式不正确" : undefined;
}

function isFile(value: unknown): value is FileContent {
  return (
    typeof value === "object" && value !== null && "content" in value && value.content instanceof Uint8Array
  );
}
