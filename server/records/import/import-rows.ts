import type { FirmContext } from "../../contracts/firm-context.ts";
import { type FieldError, Refusal } from "../../platform/errors.ts";
import { readFile } from "../../platform/files/stored-file.ts";
import type { JobContext, JobKind } from "../../contracts/job-kind.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import {
  type ReadWorkbook,
  type WorkbookRow,
  readWorkbook,
} from "../../platform/spreadsheet/read-workbook.ts";
import {
  HEAD_STYLE,
  type WorkbookCell,
  XLSX_MIME,
  writeWorkbook,
} from "../../platform/spreadsheet/write-workbook.ts";
import type { WorkbookColumn, WorkbookValues } from "../../platform/spreadsheet/workbook-column.ts";
import { tryRow } from "../../imports/keep/try-row.ts";

export interface RowsImport {
  readonly columns: readonly WorkbookColumn[];
  /** Faults of rows before any is created, by their lines; those are not tried. Absent: what `create` refuses. */
  readonly check?: RowsCheck;
  /**
   * Creates one record. A thrown Refusal undoes the row and is its 失败原因; the rows beside it stay. `nth`: of the rows that
   * say the same, counted from 1. `KNOWN` is the answer for a row whose record is there already.
   */
  readonly create: (values: WorkbookValues, context: FirmContext, nth: number) => Promise<unknown>;
}

/** Nothing was created, since the record of the row is there already. */
export const KNOWN = Symbol("known");

/** Faults by line of some rows of a workbook that has `all` of them. */
export type RowsCheck = (
  rows: readonly WorkbookRow[],
  all: readonly WorkbookRow[],
  context: FirmContext,
) => Promise<ReadonlyMap<number, readonly FieldError[]>>;

/** `fileKey`: an uploaded workbook of the firm, kept with `saveFile`. */
export interface ImportParams {
  readonly fileKey: string;
}

/** Few enough for requests to come in between, many enough to be quick. */
const ROWS_A_PART = 20;

interface Progress {
  /** Rows that have been tried. */
  readonly done: number;
  /** Rows whose records were there already. */
  readonly known: number;
  readonly failures: readonly { readonly row: number; readonly reason: string }[];
}

/**
 * A job kind that creates a record from each row of a workbook. Each row succeeds or fails for itself and is tried
 * once, whatever happens to the server. Failed rows come back as a workbook with the reasons beside them.
 */
export function importRows({ columns, check, create }: RowsImport): JobKind<ImportParams> {
  return async ({ fileKey }, context) => {
    const file = await readFile(context.db, fileKey);
    if (!file) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
    const workbook = await readWorkbook(file.content, columns, { user: context.user, isPatient: true });
    const { rows } = workbook;
    const nths = countEqual(rows);
    let progress = (context.resume ?? { done: 0, known: 0, failures: [] }) as Progress;
    while (progress.done < rows.length) {
      const before = progress;
      await context.part(before.done / rows.length, async (part) => {
        const next = rows.slice(before.done, before.done + ROWS_A_PART);
        const faultsByLine = (await check?.(next, rows, part)) ?? NO_FAULTS;
        progress = await tryRows(next, before, async (row) => {
          const faults = faultsOf(row, faultsByLine, columns);
          if (faults.length > 0) return sentenceOf(faults);
          const line = { row: `row ${row.line} of an import`, logError: context.logError };
          let answer: unknown;
          const work = async () => (answer = await create(row.values, part, nths.get(row.line) ?? 1));
          const refusal = await tryRow(part, work, line);
          if (!refusal) return answer === KNOWN ? KNOWN : null;
          return sentenceOf(refusal.fieldErrors.length > 0 ? refusal.fieldErrors : [refusal]);
        });
        return progress;
      });
    }
    return await describe(workbook, progress, file.name, context);
  };
}

const NO_FAULTS: Awaited<ReturnType<RowsCheck>> = new Map();

/** Those of the row by itself, and those found where it can be read, in the order of the columns. */
export function faultsOf(
  row: WorkbookRow,
  faultsByLine: Awaited<ReturnType<RowsCheck>>,
  columns: readonly WorkbookColumn[],
): FieldError[] {
  const unread = new Set(row.faults.map(({ path }) => path));
  const faults = [
    ...row.faults,
    ...(faultsByLine.get(row.line) ?? []).filter(({ path }) => !unread.has(path)),
  ];
  const place = ({ path }: FieldError) => columns.findIndex(({ name }) => name === path);
  return faults.toSorted((a, b) => place(a) - place(b));
}

function sentenceOf(faults: readonly Pick<FieldError, "message">[]): string {
  return faults.map(({ message }) => message).join("；");
}

async function tryRows(
  next: readonly WorkbookRow[],
  before: Progress,
  attempt: (row: WorkbookRow) => Promise<string | typeof KNOWN | null>,
): Promise<Progress> {
  const failures = [...before.failures];
  let { known } = before;
  for (const [offset, row] of next.entries()) {
    const reason = await attempt(row);
    if (reason === KNOWN) known += 1;
    else if (reason !== null) failures.push({ row: before.done + offset, reason });
  }
  return { done: before.done + next.length, known, failures };
}

/** Line → of the rows that say the same as it, how many there are up to it. */
function countEqual(rows: readonly WorkbookRow[]): ReadonlyMap<number, number> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map(({ line, values }) => {
      const said = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      const count = (counts.get(said) ?? 0) + 1;
      counts.set(said, count);
      return [line, count];
    }),
  );
}

async function describe(
  workbook: ReadWorkbook,
  { known, failures }: Progress,
  name: string,
  context: JobContext,
): Promise<JobResult> {
  const { rows } = workbook;
  const succeeded = rows.length - failures.length - known;
  const counts = [
    `${succeeded} 条成功`,
    ...(known > 0 ? [`${known} 条已有，没有重复导入`] : []),
    ...(failures.length > 0 ? [`${failures.length} 条失败，失败原因见文件`] : []),
  ];
  const message = counts.join("，");
  if (failures.length === 0) return { message };
  return {
    status: failures.length === rows.length ? 2 : 3,
    message,
    file: {
      name: `${name.replace(/\.xlsx$/i, "")}_失败.xlsx`,
      mime: XLSX_MIME,
      content: await writeFailures(workbook, failures, context),
    },
  };
}

async function writeFailures(
  { titles, rows }: ReadWorkbook,
  failures: Progress["failures"],
  context: JobContext,
): Promise<Uint8Array> {
  const widths = [8, ...titles.map(() => 18), 48];
  return await writeWorkbook([{ name: "失败数据", widths, frozenRows: 1 }], context, (add) => {
    add([[LINE_TITLE, ...titles, "失败原因"].map((value) => ({ value, ...HEAD_STYLE }))]);
    add(failures.map(({ row, reason }) => failedRow(titles, rows[row], reason)));
  });
}

/** The row's line in the file that was sent. */
export const LINE_TITLE = "原行号";

function failedRow(
  titles: readonly string[],
  failed: WorkbookRow | undefined,
  reason: string,
): WorkbookCell[] {
  const cells = failed?.cells ?? [];
  const original = titles.map((_title, index): WorkbookCell => {
    const cell = cells[index] ?? null;
    return typeof cell === "boolean" ? String(cell) : cell;
  });
  return [failed?.line ?? null, ...original, { value: reason, textColor: "#CF1322", wrap: true }];
}
