import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import { type FileContent, saveFile } from "../../platform/files/stored-file.ts";
import type { Sheet } from "../table/sheet.ts";
import { IMPORT_JOB } from "../keep/import-job.ts";
import { rememberedColumns } from "./column-memory.ts";
import { NO_ANSWERS, type PlanAnswers } from "./plan-answers.ts";
import type { ImportPlan } from "./import-plan.ts";
import { planFile } from "./plan-file.ts";
import { savePlan } from "./plan-store.ts";
import { presentPlan } from "./present-plan.ts";

/** A file that an operation takes in. */
export interface IncomingFile {
  readonly operation: string;
  readonly kind: ImportKind;
  readonly target: object;
  readonly file: FileContent;
  readonly sheets: readonly Sheet[];
}

/** Plans a file, keeps it with the plan, and gives the plan as the browser shows it; nothing of it is imported yet. */
export async function planIncomingFile(incoming: IncomingFile, context: FirmContext) {
  const { kind, target, file } = incoming;
  const { plan, answers } = await planRemembered(incoming, context);
  const { planKey } = await keepPlan(incoming, plan, answers, context);
  return presentPlan(plan, { planKey, fileName: file.name, kind, target, answers }, context);
}

/**
 * Leaves the job that imports a file about which nothing has to be decided. Throws a Refusal with the first problem where
 * something has to.
 */
export async function importAtOnce(incoming: IncomingFile, context: FirmContext) {
  const { plan, answers } = await planRemembered(incoming, context);
  const [problem] = plan.problems;
  if (problem !== undefined) throw new Refusal("rule", problem);
  const { planKey, fileKey } = await keepPlan(incoming, plan, answers, context);
  return await enqueueImport({ planKey, fileKey, kind: incoming.kind }, plan, context);
}

/** Leaves the job of a plan that is complete. */
export async function enqueueImport(
  { planKey, fileKey, kind }: { planKey: string; fileKey: string; kind: ImportKind },
  { counts }: ImportPlan,
  { jobs }: FirmContext,
) {
  const taskid = await jobs.enqueue(IMPORT_JOB, `导入${kind.title}`, { planKey, fileKey });
  return { taskid, rowCount: counts.rows };
}

async function planRemembered(incoming: IncomingFile, context: FirmContext) {
  const first = await planFile({ ...incoming, answers: NO_ANSWERS }, context);
  const [table] = first.tables;
  const columns = table ? await rememberedColumns(incoming.kind.kind, table, context) : [];
  if (columns.length === 0) return { plan: first, answers: NO_ANSWERS };
  const answers: PlanAnswers = { ...NO_ANSWERS, columns };
  const plan = await planFile({ ...incoming, answers }, context);
  const note = { title: "列的对应", content: "按上次导入同样表头时的选择" };
  return { plan: { ...plan, facts: [...plan.facts, note] }, answers };
}

async function keepPlan(
  { operation, kind, target, file }: IncomingFile,
  { digest, questions }: ImportPlan,
  answers: PlanAnswers,
  context: FirmContext,
) {
  const { db, user, clock } = context;
  const fileKey = await saveFile(db, file, { owner: user.id, now: clock.now() });
  const planKey = await savePlan(
    { operation, kind: kind.kind, target, fileKey, answers, questions, digest },
    context,
  );
  return { planKey, fileKey };
}
