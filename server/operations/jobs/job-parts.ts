import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { captureChanges, keepChanges } from "../audit/keep-changes.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../tables/tables.ts";
import { withinTransaction } from "../../platform/database/long-work.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import type { JobContext } from "../../contracts/job-kind.ts";
import { jobQueue } from "../../platform/jobs/job-queue.ts";
import { type Hold, keepJob } from "../../platform/jobs/job-store.ts";
import type { JobRun } from "../../platform/jobs/job-run.ts";

/** The reports of a running job on its progress, and its work in parts. Both throw when it is to stop. */
export function jobParts(
  run: JobRun,
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  context: FirmContext,
): Pick<JobContext, "report" | "part"> {
  const { job, signal } = run;
  let shown = 0;
  const applyHold = (hold: Hold) => {
    if (hold !== "kept") run.stop(hold);
  };
  const report = async (share: number) => {
    await setImmediate();
    signal.throwIfAborted();
    if (percent(share) === shown) return;
    shown = percent(share);
    applyHold(await keepJob(db, job, { progress: shown }));
    signal.throwIfAborted();
  };
  const part: JobContext["part"] = async (share, work) => {
    await report(share);
    await db.transaction().execute(async (transaction) => {
      const firm = tenantDb(transaction, job.gsid);
      const jobs = jobQueue(firm, job, clock, () => {});
      await captureChanges(transaction);
      const resume = await withinTransaction(async () => await work({ ...context, db: firm, jobs }));
      const { requestNo, taskid, userId, title } = job;
      const origin = { requestNo: requestNo ?? taskid, userId, title, createTime: clock.now() };
      await keepChanges(firm, origin, { project: context.project, byMachine: true });
      const hold = await keepJob(transaction, job, { resume: JSON.stringify(resume) });
      applyHold(hold);
      if (hold === "lost") throw new Error("the job was taken over");
    });
    run.retries = 0;
  };
  return { report, part };
}

function percent(share: number): number {
  return Math.min(99, Math.max(0, Math.floor(share * 100)));
}
