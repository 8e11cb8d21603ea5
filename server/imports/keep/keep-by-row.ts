import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import type { PlannedRow } from "../../contracts/import-kind.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import type { ImportPlan } from "../plan/import-plan.ts";
import { type PlanRequest, planFile } from "../plan/plan-file.ts";
import type { StoredPlan } from "../plan/plan-store.ts";
import type { Kept } from "./keep-whole.ts";
import { planAgain, rememberTables } from "./plan-again.ts";
import { NOTHING_DONE, type Progress } from "./progress.ts";
import { tryRow } from "./try-row.ts";

/** Few enough for requests to come in between, many enough to be quick. */
const ROWS_A_PART = 20;

/** Keeps each row for itself, in parts; each is tried once, whatever happens to the server. */
export async function keepByRow(
  request: PlanRequest,
  stored: StoredPlan,
  context: JobContext,
): Promise<Kept> {
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
      progress = await tryRows(next, before, async (row) => await tryToKeep(row, request, part, context));
      if (before.done === 0) await rememberTables(plan, request, part);
      return progress;
    });
  }
  return { plan: plan ?? (await planFile(request, context)), progress };
}

/** Why the row is not kept; null when it is. */
async function tryToKeep(
  row: PlannedRow,
  { kind, target }: PlanRequest,
  part: FirmContext,
  { logError }: JobContext,
): Promise<string | null> {
  const work = async () => await keepOf(kind)(row, target, part);
  const refusal = await tryRow(part, work, { row: `row ${row.line} of an import`, logError });
  if (!refusal) return null;
  return sentenceOf(refusal.fieldErrors.length > 0 ? refusal.fieldErrors : [refusal]);
}

function keepOf(kind: ImportKind) {
  if (!kind.keep) throw new Error(`the kind of file "${kind.kind}" keeps no row by itself`);
  return kind.keep.bind(kind);
}

async function tryRows(
  next: readonly PlannedRow[],
  before: Progress,
  attempt: (row: PlannedRow) => Promise<string | null>,
): Promise<Progress> {
  const failures = [...before.failures];
  let { kept, known } = before;
  for (const [offset, row] of next.entries()) {
    const isFaulty = row.faults.length > 0;
    if (!isFaulty && row.effect === "same") known += 1;
    if (!isFaulty && (row.effect === "same" || row.effect === "none")) continue;
    const reason = isFaulty ? sentenceOf(row.faults) : await attempt(row);
    if (reason === null) kept += 1;
    else failures.push({ row: before.done + offset, reason });
  }
  return { done: before.done + next.length, kept, known, failures };
}

function sentenceOf(faults: readonly { readonly message: string }[]): string {
  return faults.map(({ message }) => message).join("；");
}
