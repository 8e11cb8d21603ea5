import type { Updateable } from "kysely";
import type { AbandonJob, AbandonScope } from "../../../contracts/job-abandonments.ts";
import { notComeTo } from "../../../operations/jobs/one-by-one.ts";
import type { TenantTables } from "../../../tables/tables.ts";

type Months = Updateable<TenantTables["companyPeriod"]>;

/** The companies and the month of a job that goes through them one after another. */
export interface MonthJob {
  readonly companyIds: readonly number[];
  readonly kjnd: number;
  readonly kjqj: number;
}

interface Mark {
  /** The column that says that the job is under way, and its value. */
  readonly column: "cjzt" | "confirmationStatus" | "cancelStatus" | "predictionStatus";
  readonly underWay: number;
  /** The outcome of the months that the job has not come to. */
  readonly outcome: Months;
}

/** Ends the months that a job has marked as under way and not come to. */
export async function abandonMonths(
  { companyIds, kjnd, kjqj }: MonthJob,
  { column, underWay, outcome }: Mark,
  { db, clock, resume }: AbandonScope,
): Promise<void> {
  const left = notComeTo(companyIds, resume);
  if (left.length === 0) return;
  await db
    .updateTable("companyPeriod")
    .set({ ...outcome, updateTime: clock.now() })
    .where("companyId", "in", left)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .where(column, "=", underWay)
    .execute();
}

/** For a job whose parameters name the companies and the month. */
export function abandonEachMonth(mark: Mark): AbandonJob<MonthJob> {
  return async (job, scope) => await abandonMonths(job, mark, scope);
}
