import type { Kysely } from "kysely";
import type { SocketStatistics } from "../../../src/domain/socket-frames.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { SignedInUser } from "../../access/signed-in-user.ts";
import type { FirmContext, StandingParts } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { NO_JOBS } from "../../platform/jobs/job-queue.ts";
import type { Database } from "../../tables/tables.ts";
import type { OperationCalls } from "../call-operation.ts";

export type ReadStatistics = (user: SignedInUser) => Promise<SocketStatistics>;

interface StatisticsDeps extends Pick<FirmContext, "clock" | "permissions"> {
  readonly standing: StandingParts;
  readonly db: Kysely<Database>;
  readonly currentProject: () => Project;
  readonly calls: OperationCalls;
}

/** Counts as a request of the user's would. */
export function statisticsReader({
  db,
  clock,
  permissions,
  currentProject,
  calls,
  standing,
}: StatisticsDeps): ReadStatistics {
  return async (user) => {
    const context: FirmContext = {
      ...standing,
      clock,
      permissions,
      db: tenantDb(db, user.gsid),
      user,
      project: currentProject(),
      jobs: NO_JOBS,
      concerns: () => {},
    };
    return (await calls.read("chat.statistics", {}, context)) as SocketStatistics;
  };
}
