import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobContext } from "../../../contracts/job-kind.ts";
import type { JobResult } from "../../../platform/jobs/job-result.ts";

interface Progress {
  readonly done: number;
  readonly failed: number;
}

interface CompanyWork {
  /** One company in a transaction of its own; false when it did not go, the reason being kept with the company. */
  readonly work: (companyId: number, context: FirmContext) => Promise<boolean>;
  /** The outcome in words when all went well. */
  readonly all: (count: number) => string;
  /** The same when some or all failed. */
  readonly some: (succeeded: number, failed: number) => string;
}

/** The work of a task on one company after the other; after a break it goes on behind the last one that is done. */
export async function companyByCompany(
  companyIds: readonly number[],
  { work, all, some }: CompanyWork,
  context: JobContext,
): Promise<JobResult> {
  let { done, failed } = (context.resume as Progress | null) ?? { done: 0, failed: 0 };
  for (const companyId of companyIds.slice(done)) {
    await context.part(done / companyIds.length, async (part) => {
      if (!(await work(companyId, part))) failed += 1;
      done += 1;
      return { done, failed };
    });
  }
  if (failed === 0) return { message: all(done) };
  return { status: failed === done ? 2 : 3, message: some(done - failed, failed) };
}

/** The companies that such a task has not come to when it ends early. */
export function notComeTo(companyIds: readonly number[], resume: object | null): readonly number[] {
  const { done } = (resume as Pick<Progress, "done"> | null) ?? { done: 0 };
  return companyIds.slice(done);
}
