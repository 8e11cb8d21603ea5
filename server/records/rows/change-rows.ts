import type { FirmContext } from "../../contracts/firm-context.ts";
import type { JobContext, JobKind } from "../../contracts/job-kind.ts";
import type { Fields } from "../../contracts/record.ts";
import { Refusal } from "../../platform/errors.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import { tryRow } from "../../imports/keep/try-row.ts";
import { writeRowResults } from "./write-row-results.ts";

/** Kind of the job that changes rows of any list one by one. */
export const ROWS_CHANGE = "rows.change";

/** A write operation, done once for each row. */
export interface RowsChange {
  readonly operation: string;
  /** The change as the user calls it: 修改. */
  readonly verb: string;
  /** Parameters that all rows have. */
  readonly given: Fields;
  readonly rows: readonly RowChange[];
}

interface RowChange {
  /** Its name, as shown to the user who ticked it. */
  readonly name: string;
  /** Its own parameters: which row it is, and the version that was read. */
  readonly params: Fields;
}

/** Few enough for requests to come in between, many enough to be quick. */
const ROWS_A_PART = 20;

interface RowFailure {
  /** Its place among the rows that are tried. */
  readonly row: number;
  readonly reason: string;
  /** Another user has changed it since it was read: another try would fail as well. */
  readonly isStale?: true;
}

interface Progress {
  /** Places of the rows that are to be changed; absent: all of them. */
  readonly places?: readonly number[];
  /** The number of rows that have been tried. */
  readonly done: number;
  readonly failures: readonly RowFailure[];
}

/**
 * Each row is changed or refused for itself, with the checks of a request, and tried once, whatever happens to the server;
 * one that is refused is tried once more where the user asks for it.
 */
export const changeRowsJob: JobKind<RowsChange> = async (change, context) => {
  let progress = (context.resume ?? { done: 0, failures: [] }) as Progress;
  const { places = change.rows.map((_row, place) => place) } = progress;
  const rows = places.flatMap((place) => change.rows[place] ?? []);
  while (progress.done < rows.length) {
    const before = progress;
    await context.part(before.done / rows.length, async (part) => {
      progress = await changeNext({ ...change, rows }, before, part, context);
      return progress;
    });
  }
  const result = await resultOf({ ...change, rows }, progress.failures, context);
  const failed = progress.failures.flatMap(({ row, isStale }) => (isStale ? [] : (places[row] ?? [])));
  return failed.length === 0 ? result : { ...result, again: { places: failed, done: 0, failures: [] } };
};

async function changeNext(
  { operation, given, rows }: RowsChange,
  { done, failures, ...which }: Progress,
  part: FirmContext,
  { write, logError }: JobContext,
): Promise<Progress> {
  const next = rows.slice(done, done + ROWS_A_PART);
  const failed = [...failures];
  for (const [offset, { params }] of next.entries()) {
    const row = done + offset;
    const work = async () => assertDone(await write(operation, { ...given, ...params }, part));
    const refusal = await tryRow(part, work, { row: `row ${row} of ${operation}`, logError });
    if (!refusal) continue;
    const reason = reasonOf(refusal);
    failed.push(refusal.kind === "stale" ? { row, reason, isStale: true } : { row, reason });
  }
  return { ...which, done: done + next.length, failures: failed };
}

/** An operation of many rows may go on without those that it cannot change, and name them in its answer. */
function assertDone(answer: unknown): void {
  const { failList } = (answer ?? {}) as { readonly failList?: readonly { readonly reason?: unknown }[] };
  const [failure] = failList ?? [];
  if (failure) throw new Refusal("rule", String(failure.reason));
}

/** The reason of a refusal; the same for a missing row as for one that the user may not see. */
function reasonOf({ kind, message, fieldErrors }: Refusal): string {
  if (kind === "missing") return "已被彻底删除，或已不由您负责";
  return fieldErrors.length > 0 ? fieldErrors.map((error) => error.message).join("；") : message;
}

/** The most unchanged rows that the message names; the file has all. */
const TOLD = 3;

async function resultOf(
  { rows, verb }: RowsChange,
  failures: readonly RowFailure[],
  context: JobContext,
): Promise<JobResult> {
  const changed = rows.length - failures.length;
  if (failures.length === 0) return { message: `已${verb} ${changed} 项` };
  const names = rows.map(({ name }) => name);
  const told = failures.slice(0, TOLD).map(({ row, reason }) => sentenceOf(names[row] ?? "", reason));
  const rest = failures.length > TOLD ? "；其余见文件" : "";
  return {
    status: changed === 0 ? 2 : 3,
    message: `${changed} 项已${verb}，${failures.length} 项未${verb}。${told.join("；")}${rest}`,
    file: await writeRowResults(verb, names, failures, context),
  };
}

function sentenceOf(name: string, reason: string): string {
  return reason.includes(name) ? reason : `「${name}」${reason}`;
}
