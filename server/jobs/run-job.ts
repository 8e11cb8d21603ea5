import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { findUser } from "../binding/authenticate.ts";
import type { OperationCall } from "../binding/call-operation.ts";
import type { FirmContext } from "../binding/handler.ts";
import type { Clock } from "../clock.ts";
import { refusalOfFault } from "../database/refusal-of-fault.ts";
import type { Database } from "../database/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { Refusal } from "../errors.ts";
import type { PermissionTree } from "../permission/permission-tree.ts";
import type { JobContext, JobKinds, JobResult } from "./job-kind.ts";
import { NO_JOBS, jobQueue } from "./job-queue.ts";
import { LEASE_SECONDS, type TakenJob, failJob, finishJob, keepJob, releaseJob } from "./job-store.ts";

export interface JobSurroundings extends Pick<FirmContext, "readProject" | "recordRules"> {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly permissions: PermissionTree;
  readonly kinds: JobKinds;
  readonly callOperation: OperationCall;
  readonly logError: JobContext["logError"];
}

/** A job that kills its process would otherwise kill every one that takes it up again. */
const MAX_ATTEMPTS = 3;

/** Runs a taken job to its end, or gives it back when `signal` says stop. Rejects only when the database fails. */
export async function runJob(job: TakenJob, around: JobSurroundings, signal: AbortSignal): Promise<void> {
  const { db, clock, logError } = around;
  const lost = new AbortController();
  const heartbeat = setInterval(() => {
    keepJob(db, job).then(
      (kept) => void (kept || lost.abort()),
      (error: unknown) => logError(error, "a job's lease could not be prolonged"),
    );
  }, LEASE_SECONDS * 300);
  const stopped = AbortSignal.any([signal, lost.signal]);
  try {
    const result = await perform(job, around, stopped);
    await finishJob(db, job, result, clock.now());
  } catch (error) {
    if (stopped.aborted) return await releaseJob(db, job);
    if (!(error instanceof Refusal)) logError(error, `job ${job.kind} failed`);
    const message = refusalOfFault(error)?.message ?? "任务执行时出错，请稍后重试";
    await failJob(db, job, message, clock.now());
  } finally {
    clearInterval(heartbeat);
  }
}

async function perform(job: TakenJob, around: JobSurroundings, signal: AbortSignal): Promise<JobResult> {
  const { clock, kinds, permissions } = around;
  const run = kinds[job.kind];
  if (!run) throw new Refusal("rule", "系统已更新，不再支持此任务，请重新发起");
  if (job.attempts > MAX_ATTEMPTS) throw new Refusal("rule", "任务多次中断，请重试");
  const firm = tenantDb(around.db, job.gsid);
  const { user, barred } = await findUser(firm, job, clock, permissions);
  if (barred !== null) throw new Refusal("barred", barred);
  const context: FirmContext = {
    db: firm,
    user,
    clock,
    permissions,
    readProject: around.readProject,
    recordRules: around.recordRules,
    jobs: NO_JOBS,
    concerns: () => {},
  };
  const { report, part } = progressOf(job, around, context, signal);
  return await run(JSON.parse(job.params) as never, {
    ...context,
    resume: job.resume === null ? null : (JSON.parse(job.resume) as object),
    signal,
    report,
    part,
    call: async (operationId, params) => await around.callOperation(operationId, params, context),
    logError: around.logError,
  });
}

function progressOf(job: TakenJob, around: JobSurroundings, context: FirmContext, signal: AbortSignal) {
  let shown = 0;
  const percent = (share: number) => Math.min(99, Math.max(0, Math.floor(share * 100)));
  const report = async (share: number) => {
    await setImmediate();
    signal.throwIfAborted();
    if (percent(share) === shown) return;
    shown = percent(share);
    if (!(await keepJob(around.db, job, { progress: shown }))) throw new Error("the job was taken over");
  };
  const part: JobContext["part"] = async (share, work) => {
    await report(share);
    await around.db.transaction().execute(async (transaction) => {
      const db = tenantDb(transaction, job.gsid);
      const jobs = jobQueue(db, job.userId, around.clock, () => {});
      const resume = await work({ ...context, db, jobs });
      const kept = await keepJob(transaction, job, { resume: JSON.stringify(resume) });
      if (!kept) throw new Error("the job was taken over");
    });
  };
  return { report, part };
}
