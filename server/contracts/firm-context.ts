import type { Kysely } from "kysely";
import type { Clock } from "../platform/clock.ts";
import type { Database, UserKind } from "../platform/database/tables.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";
import type { JobQueue } from "../platform/jobs/job-queue.ts";
import type { Grants } from "../access/grants.ts";
import type { PermissionTree } from "../access/permission-tree.ts";
import type { RecordRuleBook } from "./record-rules.ts";
import type { FilingCalendar } from "../../src/domain/tax/filing-calendar.ts";
import type { Project } from "../../src/schema/project/project.ts";

/** The sign-in that a request came by. */
interface SignIn {
  /** Hash of the single sign-on's session, which ends all its tokens. */
  readonly ssoSession: string;
  readonly expireTime: string;
  /** By a share code: somebody else works in the user's name. */
  readonly shared: boolean;
}

/** Who asks. */
export interface SignedInUser {
  readonly id: number;
  readonly gsid: number;
  readonly name: string;
  readonly userKind: UserKind;
  readonly grants: Grants;
  /** Null: a job does it for him. */
  readonly signIn: SignIn | null;
}

/** What an operation of a firm works with. A write runs in one transaction with its log row. */
export interface FirmContext {
  readonly db: TenantDb;
  readonly user: SignedInUser;
  readonly clock: Clock;
  readonly permissions: PermissionTree;
  /** Names what a write is done to, for the operation log; to be said before anything can refuse. */
  readonly concerns: (target: string) => void;
  /** Takes the work of a write that takes longer than an answer may. */
  readonly jobs: JobQueue;
  /** What the catalogue cannot say about the kinds of record. */
  readonly recordRules: RecordRuleBook;
  /** The years whose holidays, and with them the ends of filing windows, are announced. */
  readonly filingCalendar: FilingCalendar;
  /** The most records that a list of the whole firm's gives before it refuses; absent: the usual bound. */
  readonly longestList?: number | undefined;
  /** All of `schemas/`, read when it is first asked for. */
  readonly project: Project;
}

export interface PublicContext {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}
