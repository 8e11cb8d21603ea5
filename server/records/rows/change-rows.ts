import type { FirmContext } from "../../contracts/firm-context.ts";
import type { JobContext, JobKind } from "../../contracts/job-kind.ts";
import type { Fields } from "../../contracts/record.ts";
import type { Refusal } from "../../platform/errors.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import { tryRow } from "./try-row.ts";
import { type RowFailure, writeRowResults } from "./write-row-results.ts";

/** Kind of the job that changes rows of any list one by one. */
export const ROWS_CHANGE = "rows.change";

/** A write operation, done once for each row. */
export interface RowsChange {
  readonly operation: string;
  /** Parameters that all rows have. */
  readonly given: Fields;
  readonly rows: readonly RowChange[];
}

interface RowChange {
  /** As the user who ticked it knows it. */
  readonly name: string;
  /** Its own parameters: which row it is, and the version that was read. */
  readonly params: Fields;
}

/** Few enough for requests to come in between, many enough to be quick. */
const ROWS_A_PART = 20;

interface Progress {
  /** Rows that have been tried. */
  readonly done: number;
  readonly failures: readonly RowFailure[];
}

/** Each row is changed or refused for itself, with the checks of a request, and tried once, whatever happens to the server. */
export const changeRowsJob: JobKind<RowsChange> = async (change, context) => {
  const { rows } = change;
  let progress = (context.resume ?? { done: 0, failures: [] }) as Progress;
  while (progress.done < rows.length) {
    const before = progress;
    await context.part(before.done / rows.length, async (part) => {
      progress = await changeNext(change, before, part, context);
      return progress;
    });
  }
  return await resultOf(rows, progress.failures);
};

async function changeNext(
  { operation, given, rows }: RowsChange,
  { done, failures }: Progress,
  part: FirmContext,
  { write, logError }: JobContext,
): Promise<Progress> {
  const next = rows.slice(done, done + ROWS_A_PART);
  const failed = [...failures];
  for (const [offset, { params }] of next.entries()) {
    const row = done + offset;
    const work = async () => await write(operation, { ...given, ...params }, part);
    const refusal = await tryRow(part, work, { row: `row ${row} of ${operation}`, logError });
    if (refusal) failed.push({ row, reason: reasonOf(refusal) });
  }
  return { done: done + next.length, failures: failed };
}

/** Nobody learns of what is not theirs to see whether it is still there. */
function reasonOf({ kind, message, fieldErrors }: Refusal): string {
  if (kind === "missing") return "已被彻底删除，或已不由您负责";
  return fieldErrors.length > 0 ? fieldErrors.map((error) => error.message).join("；") : message;
}

/** So many of those that were not changed are told by name; the file has all. */
const TOLD = 3;

async function resultOf(rows: readonly RowChange[], failures: readonly RowFailure[]): Promise<JobResult> {
  const changed = rows.length - failures.length;
  if (failures.length === 0) return { message: `已修改 ${changed} 项` };
  const names = rows.map(({ name }) => name);
  const told = failures.slice(0, TOLD).map(({ row, reason }) => sentenceOf(names[row] ?? "", reason));
  const rest = failures.length > TOLD ? "；其余见文件" : "";
  return {
    status: changed === 0 ? 2 : 3,
    message: `${changed} 项已修改，${failures.length} 项未修改。${told.join("；")}${rest}`,
    file: await writeRowResults(names, failures),
  };
}

function sentenceOf(name: string, reason: string): string {
  return reason.includes(name) ? reason : `「${name}」${reason}`;
}
