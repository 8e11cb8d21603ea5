import type { ImportKind } from "../../contracts/firm-context.ts";
import type { PlannedRow } from "../../contracts/import-kind.ts";
import type { JobContext, JobKind } from "../../contracts/job-kind.ts";
import { Refusal } from "../../platform/errors.ts";
import { readFile } from "../../platform/files/stored-file.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import { readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import { rememberColumns } from "../plan/column-memory.ts";
import type { ImportPlan } from "../plan/import-plan.ts";
import { type PlanRequest, planFile } from "../plan/plan-file.ts";
import { type StoredPlan, readPlan } from "../plan/plan-store.ts";
import { type FailedRow, failedRowsFile } from "./failed-rows-file.ts";
import { tryRow } from "./try-row.ts";

/** Kind of the job that imports a file of any kind. */
export const IMPORT_JOB = "import";

/** `fileKey`: of the plan's file, which is kept as long as the job is. */
export interface ImportParams {
  readonly planKey: string;
  readonly fileKey: string;
}

/** Few enough for requests to come in between, many enough to be quick. */
const ROWS_A_PART = 20;

interface Progress {
  /** Rows that have been tried. */
  readonly done: number;
  readonly kept: number;
  /** Rows whose records were there already. */
  readonly known: number;
  readonly failures: readonly { readonly row: number; readonly reason: string }[];
}

const NOTHING_DONE: Progress = { done: 0, kept: 0, known: 0, failures: [] };

/**
 * Imports a planned file: plans it once more under the lock of its target and stops where something else would be done
 * than the user has seen. A whole kind is kept in one transaction; of others each row succeeds or fails for itself and is
 * tried once, whatever happens to the server.
 */
export const importJob: JobKind<ImportParams> = async ({ planKey }, context) => {
  const stored = await readPlan(planKey, context);
  const kind = context.importKindOf(stored.kind);
  if (!kind) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  const file = await readFile(context.db, stored.fileKey);
  if (!file) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  const sheets = await readSheets(file, { user: context.user, isPatient: true });
  const request: PlanRequest = { kind, target: stored.target, sheets, answers: stored.answers };
  const keep = kind.isWhole ? keepWhole : keepByRow;
  const { plan, progress } = await keep(request, stored, context);
  return await describeResult(plan, progress, file.name, context);
};

interface Kept {
  readonly plan: ImportPlan;
  readonly progress: Progress;
}

async function keepWhole(request: PlanRequest, stored: StoredPlan, context: JobContext): Promise<Kept> {
  const { kind, target, answers } = request;
  let plan: ImportPlan | undefined;
  let progress = context.resume as Progress | null;
  if (!progress) {
    await context.part(0, async (part) => {
      await kind.lock(target, part);
      plan = await planAgain(request, stored, part);
      const changing = plan.rows.filter(({ effect }) => effect === "new" || effect === "changed");
      await keepAllOf(kind)(changing, target, answers.questions, part);
      await rememberTables(kind, plan, request, part);
      progress = { ...NOTHING_DONE, done: plan.rows.length, kept: changing.length, known: plan.counts.same };
      return progress;
    });
  }
  plan ??= await planFile(request, context);
  return { plan, progress: progress ?? NOTHING_DONE };
}

function keepAllOf(kind: ImportKind) {
  if (!kind.keepAll) throw new Error(`the kind of file "${kind.kind}" is whole and keeps no rows at once`);
  return kind.keepAll.bind(kind);
}

async function keepByRow(request: PlanRequest, stored: StoredPlan, context: JobContext): Promise<Kept> {
  const { kind, target } = request;
  let progress = (context.resume ?? NOTHING_DONE) as Progress;
  let plan: ImportPlan | undefined;
  const total = () => plan?.rows.length ?? Number.POSITIVE_INFINITY;
  while (progress.done < total()) {
    const before = progress;
    await context.part(before.done / total(), async (part) => {
      await kind.lock(target, part);
      plan ??= before.done === 0 ? await planAgain(request, stored, part) : await planFile(request, part);
      const next = plan.rows.slice(before.done, before.done + ROWS_A_PART);
      progress = await tryRows(next, before, async (row) => {
        const work = async () => await keepRowOf(kind)(row, target, part);
        const refusal = await tryRow(part, work, {
          row: `row ${row.line} of an import`,
          logError: context.logError,
        });
        if (!refusal) return null;
        return sentenceOf(refusal.fieldErrors.length > 0 ? refusal.fieldErrors : [refusal]);
      });
      if (before.done === 0) await rememberTables(kind, plan, request, part);
      return progress;
    });
  }
  return { plan: plan ?? (await planFile(request, context)), progress };
}

function keepRowOf(kind: ImportKind) {
  if (!kind.keep) throw new Error(`the kind of file "${kind.kind}" keeps no row by itself`);
  return kind.keep.bind(kind);
}

/** The plan as the user has decided for it. Throws a Refusal where it is another by now. */
async function planAgain(
  request: PlanRequest,
  stored: StoredPlan,
  part: JobContext | Parameters<typeof planFile>[1],
) {
  const plan = await planFile(request, part);
  if (plan.digest === stored.digest) return plan;
  const { counts } = plan;
  throw new Refusal(
    "rule",
    `检查文件之后数据已变化，没有导入：现为新增 ${counts.new} 条、变更 ${counts.changed} 条、已有 ${counts.same} 条、有误 ${counts.faulty} 条，请重新导入并核对`,
  );
}

async function rememberTables(
  kind: ImportKind,
  { tables }: ImportPlan,
  { answers }: PlanRequest,
  part: Parameters<typeof planFile>[1],
): Promise<void> {
  for (const table of tables) await rememberColumns(kind.kind, table, answers.columns, part);
}

async function tryRows(
  next: readonly PlannedRow[],
  before: Progress,
  attempt: (row: PlannedRow) => Promise<string | null>,
): Promise<Progress> {
  const failures = [...before.failures];
  let { kept, known } = before;
  for (const [offset, row] of next.entries()) {
    if (row.faults.length === 0 && row.effect === "same") {
      known += 1;
      continue;
    }
    if (row.effect === "none") continue;
    const reason = row.faults.length > 0 ? sentenceOf(row.faults) : await attempt(row);
    if (reason === null) kept += 1;
    else failures.push({ row: before.done + offset, reason });
  }
  return { done: before.done + next.length, kept, known, failures };
}

function sentenceOf(faults: readonly { readonly message: string }[]): string {
  return faults.map(({ message }) => message).join("；");
}

async function describeResult(
  { tables }: ImportPlan,
  { kept, known, failures }: Progress,
  name: string,
  context: JobContext,
): Promise<JobResult> {
  const counts = [
    `${kept} 条成功`,
    ...(known > 0 ? [`${known} 条已有，没有重复导入`] : []),
    ...(failures.length > 0 ? [`${failures.length} 条失败，失败原因见文件`] : []),
  ];
  const message = counts.join("，");
  if (failures.length === 0) return { message };
  const rows = tables.flatMap((table) => table.rows);
  const failed = failures.flatMap(({ row, reason }): FailedRow[] => {
    const there = rows[row];
    return there ? [{ line: there.line, cells: there.cells, reason }] : [];
  });
  const titles = tables[0]?.titles ?? [];
  return {
    status: kept + known === 0 ? 2 : 3,
    message,
    file: await failedRowsFile({ name, suffix: "失败", titles }, failed, [], context),
  };
}
