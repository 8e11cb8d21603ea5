import { Refusal } from "../../platform/errors.ts";
import type { FileAnswer } from "../../contracts/file-answer.ts";
import type { PreparationContext } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import { type IncomingFile, importAtOnce, planIncomingFile } from "../../imports/plan/take-file.ts";
import type { FileContent } from "../../platform/files/stored-file.ts";
import { type RawSheet, readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import { workbookTemplate } from "../../platform/spreadsheet/workbook-template.ts";
import { XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";
import type { Effect } from "../serve/effect.ts";
import { importColumns } from "./import-columns.ts";
import { recordImportKind } from "./record-import-kind.ts";

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

/** The sheets of the file of a plan or an import, read before its transaction. Refuses a file that cannot be read. */
export async function readImport(
  { params }: Pick<Effect, "params">,
  context: PreparationContext,
): Promise<readonly RawSheet[]> {
  const { file } = readParams(params);
  context.concerns(file.name);
  return await readSheets(file, context);
}

/** Keeps the file and says what would become of it; nothing is imported yet. */
export async function checkImport(effect: Effect): Promise<unknown> {
  return await planIncomingFile(incomingFile(effect), effect.context);
}

/** Leaves a job that creates a record of every row. */
export async function startImport(effect: Effect): Promise<unknown> {
  return await importAtOnce(incomingFile(effect), effect.context);
}

function incomingFile({ operation, use, store, params, sheets }: Effect): IncomingFile {
  const { file, given } = readParams(params);
  const { name, title } = store.record;
  return {
    operation: operation.id,
    kind: recordImportKind(name, title),
    target: { given: { ...given, ...use.set } },
    file,
    sheets: sheets ?? [],
  };
}

/** The file that is sent, and what all of its rows have. */
function readParams(params: Fields) {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => !isFile(value)));
  const file = Object.values(params).find(isFile);
  if (!file) throw new Refusal("validation", "请选择要导入的文件");
  return { file, given };
}

function isFile(value: unknown): value is FileContent {
  return (
    typeof value === "object" && value !== null && "content" in value && value.content instanceof Uint8Array
  );
}
