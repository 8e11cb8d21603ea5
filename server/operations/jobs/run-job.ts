import type { Kysely } from "kysely";
import { findUser } from "../../access/authenticate.ts";
import type { OperationCalls } from "../call-operation.ts";
import type { FirmContext, StandingParts } from "../../contracts/firm-context.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { Clock } from "../../platform/clock.ts";
import { isPassingFault } from "../../platform/database/passing-fault.ts";
import type { Database } from "../../tables/tables.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import type { PermissionTree } from "../../access/permission-tree.ts";
import { abandonJob } from "../../contracts/job-abandonments.ts";
import type { JobContext, JobKinds } from "../../contracts/job-kind.ts";
import type { JobResult } from "../../platform/jobs/job-result.ts";
import { jobParts } from "./job-parts.ts";
import { JobRun } from "../../platform/jobs/job-run.ts";
import { NO_JOBS } from "../../platform/jobs/job-queue.ts";
import { failJob, finishJob, keepJob, postponeJob, releaseJob } from "../../platform/jobs/job-store.ts";
import { LEASE_SECONDS, type ClaimedJob } from "../../platform/jobs/claim-job.ts";

export interface JobDeps {
  readonly standing: StandingParts;
  /** As the files stand now. */
  readonly currentProject: () => Project;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly permissions: PermissionTree;
  readonly kinds: JobKinds;
  readonly operationCalls: OperationCalls;
  readonly logError: JobContext["logError"];
  /** In milliseconds; a job that takes longer at a stretch is ended. Default: an hour. */
  readonly longestRun?: number | undefined;
}

/** A job that kills its process would otherwise kill every one that takes it up again. */
const MAX_ATTEMPTS = 3;

/** Seconds to wait before a job that failed for a passing reason is tried again. */
const BACK_OFF = [1, 5, 25] as const;

const LONGEST_RUN = 60 * 60 * 1000;

const FAILED = "任务执行时出错，请稍后重试";

/** Runs a taken job to its end, or gives it back when `signal` says stop. Rejects only when the database fails. */
export async function runJob(job: ClaimedJob, deps: JobDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, logError, longestRun = LONGEST_RUN } = deps;
  const run = new JobRun(job);
  const onShutdown = () => run.stop("shutdown");
  signal.addEventListener("abort", onShutdown);
  if (signal.aborted) run.stop("shutdown");
  if (job.cancelled) run.stop("cancelled");
  const heartbeat = setInterval(() => {
    keepJob(db, job).then(
      (hold) => void (hold !== "kept" && run.stop(hold)),
      (error: unknown) => logError(error, "a job's lease could not be prolonged"),
    );
  }, LEASE_SECONDS * 300);
  const limit = setTimeout(() => run.stop("overdue"), longestRun);
  try {
    const result = await Promise.race([perform(run, deps), run.overdue]);
    await finishJob(db, job, result, clock.now());
  } catch (error) {
    await endEarly(run, error, deps);
  } finally {
    clearInterval(heartbeat);
    clearTimeout(limit);
    signal.removeEventListener("abort", onShutdown);
  }
}

async function endEarly({ job, retries, stopped }: JobRun, error: unknown, deps: JobDeps) {
  const { db, clock, logError, longestRun = LONGEST_RUN, standing } = deps;
  const fail = async (message?: string) =>
    await failJob(db, job, { message, now: clock.now() }, async (firm, resume) => {
      await abandonJob(standing.jobAbandonments, { ...job, resume }, { db: firm, clock });
    });
  if (stopped === "shutdown" || stopped === "lost") return await releaseJob(db, job);
  if (stopped === "cancelled") return await fail();
  if (stopped === "overdue") {
    logError(error, `job ${job.kind} took too long`);
    const minutes = Math.max(1, Math.round(longestRun / 60_000));
    return await fail(`任务运行超过 ${minutes} 分钟，已停止；已完成的部分保留，请缩小范围后重试`);
  }
  if (error instanceof Refusal) return await fail(error.message);
  logError(error, `job ${job.kind} failed`);
  const seconds = isPassingFault(error) ? BACK_OFF[retries] : undefined;
  if (seconds === undefined) return await fail(FAILED);
  const message = `系统繁忙，${seconds} 秒后自动重试（第 ${retries + 1} 次，最多 ${BACK_OFF.length} 次）`;
  await postponeJob(db, job, { seconds, retries: retries + 1, message });
}

async function perform(run: JobRun, deps: JobDeps): Promise<JobResult> {
  const { job, signal } = run;
  const { clock, kinds, permissions } = deps;
  signal.throwIfAborted();
  const work = kinds[job.kind];
  if (!work) throw new Refusal("rule", "系统已更新，不再支持此任务，请重新发起");
  if (job.attempts > MAX_ATTEMPTS) throw new Refusal("rule", "任务多次中断，请重试");
  const firm = tenantDb(deps.db, job.gsid);
  const { user, suspended } = await findUser(firm, job, clock, permissions);
  if (suspended !== null) throw new Refusal("suspended", suspended);
  const context: FirmContext = {
    db: firm,
    user,
    clock,
    permissions,
    project: deps.currentProject(),
    ...deps.standing,
    jobs: NO_JOBS,
    concerns: () => {},
  };
  return await work(JSON.parse(job.params) as object, {
    ...context,
    ...jobParts(run, deps, context),
    resume: job.resume === null ? null : (JSON.parse(job.resume) as object),
    signal,
    call: async (operationId, params) => await deps.operationCalls.read(operationId, params, context),
    write: deps.operationCalls.write,
    logError: deps.logError,
  });
}
