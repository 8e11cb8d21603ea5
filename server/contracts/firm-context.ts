import type { Kysely } from "kysely";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../tables/tables.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";
import type { JobQueue } from "../platform/jobs/job-queue.ts";
import type { ClientActor, SignedInUser } from "../access/signed-in-user.ts";
import type { FoundArticle } from "../gateways/assistant.ts";
import type { Gateways } from "../gateways/gateways.ts";
import type { SecretBox } from "../platform/secrets/secret-box.ts";
import type { CalculationThreads } from "../platform/threads/calculation.ts";
import type { PermissionTree } from "../access/permission-tree.ts";
import type { JobAbandonments } from "./job-abandonments.ts";
import type { ImportKindOf } from "./import-kind.ts";
import type { RulesOfRecord } from "./record-rules.ts";
import type { FilingCalendar } from "../../src/domain/tax/filing-calendar.ts";
import type { Project } from "../../src/schema/project/project.ts";

/** The facts about sign-ins that are the installation's. */
export interface SignInRules {
  /** The minutes without a deed after which a sign-in ends in a firm that has set none; 0: it does not. */
  readonly usualIdleMinutes: 0 | 30;
  /** The password that accounts of the demonstration begin with, and its hash; absent: passwords are secret. */
  readonly knownPassword?: { readonly password: string; readonly passwordHash: string } | undefined;
}

/** The context of an operation of a firm. A write runs in one transaction with its log row. */
export interface FirmContext {
  readonly db: TenantDb;
  readonly user: SignedInUser;
  readonly clock: Clock;
  readonly permissions: PermissionTree;
  /** Names what a write is done to, for the operation log; to be said before anything can refuse. */
  readonly concerns: (target: string) => void;
  /** Takes the work of a write that takes longer than an answer may. */
  readonly jobs: JobQueue;
  /** The rules about the kinds of record that the catalogue cannot express. */
  readonly recordRules: RecordRuleBook;
  /** The kind of file of this name; a name that no context has is that of a kind of record. */
  readonly importKindOf: (kind: string) => ImportKind;
  /** The work that is left to do where a job is ended early. */
  readonly jobAbandonments: JobAbandonments;
  /** The years whose holidays, and with them the ends of filing windows, are announced. */
  readonly filingCalendar: FilingCalendar;
  /** Banks, bureaus and all others reached over the network. */
  readonly gateways: Gateways;
  /** Seals what may stand in no row, log or answer. */
  readonly secrets: SecretBox;
  /** Take what would hold the server's thread, and with it every other request. */
  readonly threads: CalculationThreads;
  /** The product's help articles about a text, nearest first; they belong to no firm. */
  readonly findHelpArticles: (text: string) => Promise<readonly FoundArticle[]>;
  /** The most records that a list of the whole firm's gives before it refuses; absent: the usual bound. */
  readonly longestList?: number | undefined;
  readonly signInRules: SignInRules;
  /** All of `schemas/`, read at the first access. */
  readonly project: Project;
  /** The address by which the browser of the request reaches the server: `https://tax.example.com`; absent in jobs. */
  readonly origin?: string | undefined;
}

/** The context of what a write does before its transaction: it may read, and wait. */
export interface PreparationContext extends FirmContext {
  /** Sends the user's browser the number of files that are read before theirs. */
  readonly notifyPlace: (ahead: number) => void;
}

/** The parts of every context that stand from the start of the server. */
export type StandingParts = Pick<
  FirmContext,
  | "recordRules"
  | "importKindOf"
  | "jobAbandonments"
  | "filingCalendar"
  | "gateways"
  | "secrets"
  | "threads"
  | "findHelpArticles"
  | "longestList"
  | "signInRules"
>;

/** The rules about a kind of record that the catalogue cannot express. */
export type RecordRules = RulesOfRecord<FirmContext>;

/** A kind of file that comes in. */
export type ImportKind<Target extends object = object> = ImportKindOf<FirmContext, Target>;

/** Kind of record → its rules. */
export type RecordRuleBook = { readonly [record: string]: RecordRules };

/** The context of an operation that needs no token. */
export interface PublicContext {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** The address that the request comes from. */
  readonly clientIp: string;
  /**
   * Works in a firm as this user, for a client without a token whom the user has let in. A write runs once, in one
   * transaction with its log row, which names the client, and within the limits of that client. Undefined: the user's
   * account may no longer work.
   */
  readonly inFirm: <Result>(
    user: { readonly gsid: number; readonly userId: number },
    client: ClientActor,
    work: (context: FirmContext) => Promise<Result>,
  ) => Promise<Result | undefined>;
}
