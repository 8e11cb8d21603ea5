import type { ImportKind } from "../../contracts/firm-context.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import type { ImportPlan } from "../plan/import-plan.ts";
import { type PlanRequest, planFile } from "../plan/plan-file.ts";
import type { StoredPlan } from "../plan/plan-store.ts";
import { planAgain, rememberTables } from "./plan-again.ts";
import { NOTHING_DONE, type Progress } from "./progress.ts";

/** The result of an import, with the plan that it went by. */
export interface Kept {
  readonly plan: ImportPlan;
  readonly progress: Progress;
}

/** Keeps all rows that are new or changed in the transaction of the lock, or none. */
export async function keepWhole(
  request: PlanRequest,
  stored: StoredPlan,
  context: JobContext,
): Promise<Kept> {
  const { kind, target, answers } = request;
  let plan: ImportPlan | undefined;
  let progress = context.resume as Progress | null;
  if (!progress) {
    await context.part(0, async (part) => {
      await kind.lock(target, part);
      plan = await planAgain(request, stored, part);
      const changing = plan.rows.filter(({ effect }) => effect === "new" || effect === "changed");
      await keepAllOf(kind)(changing, target, answers.questions, part);
      await rememberTables(plan, request, part);
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
