import type { Kysely } from "kysely";
import type { Intent } from "./intent.ts";
import { fingerprintsOf } from "./intent-fingerprint.ts";
import { captureChanges, keepChanges } from "./audit/keep-changes.ts";
import { setRowWriter } from "./set-row-writer.ts";
import type { Operation } from "../../src/schema/project/operation.ts";
import type { Clock } from "../platform/clock.ts";
import { PREPARED } from "../platform/database/prepared-statements.ts";
import { withinTransaction } from "../platform/database/long-work.ts";
import { isUnavailable, refusalOfFault } from "../platform/database/refusal-of-fault.ts";
import type { Database } from "../tables/tables.ts";
import { type TenantDb, tenantDb } from "../platform/database/tenant-db.ts";
import { REFUSALS, Refusal } from "../platform/errors.ts";
import { type JobQueue, NO_JOBS, jobQueue } from "../platform/jobs/job-queue.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import { sharedTitle, tablesClosedTo } from "../access/shared-sign-in.ts";
import type { SignedInUser } from "../access/signed-in-user.ts";

/** The context of an effect; all of it in one transaction. */
export interface WriteScope {
  readonly db: TenantDb;
  readonly concerns: (target: string) => void;
  readonly jobs: JobQueue;
}

/** The two steps of a write. */
interface Effects<Prepared> {
  /** Long work that changes nothing, done before the transaction. */
  readonly prepare?: ((scope: WriteScope) => Promise<Prepared>) | undefined;
  readonly effect: (scope: WriteScope, prepared: Prepared | undefined) => Promise<unknown>;
}

interface WriteDeps extends Pick<FirmContext, "project" | "secrets"> {
  /** Called once the jobs that the write has left are there for all to see. */
  readonly onJobs: () => void;
}

const KEY = /^[\w-]{8,100}$/;

/**
 * Runs a write once: effect, log row (unless it is an unlogged one) and stored answer are committed together or not at all.
 * A repeated intent gets the first answer; a refused one is logged and may be tried again. A refusal that the effect
 * returns instead of throwing it is committed with its log row, before any other write gets the rows it has locked.
 * Each changed field is written down with them, before and after. An intent that has its answer is not prepared again.
 */
export async function runWrite<Prepared>(
  intent: Intent,
  db: Kysely<Database>,
  clock: Clock,
  { prepare, effect }: Effects<Prepared>,
  { onJobs, project, secrets }: WriteDeps,
): Promise<unknown> {
  const { operation, user, key, requestNo, clientIp } = intent;
  if (key === undefined || !KEY.test(key)) throw new Refusal("malformed", "请求缺少幂等键，请刷新页面后重试");
  let target = "";
  let leftJobs = false;
  let refusal: Refusal | undefined;
  const logEntry = () => ({
    userId: user.id,
    operation: operation.id,
    title: titleOf(operation, user),
    target,
    createTime: clock.now(),
    requestNo,
    clientIp,
    actor: actorOf(user),
  });
  const concerns = (named: string) => void (target = named);
  try {
    const claim = { key, fingerprints: fingerprintsOf(intent, secrets) };
    const whole = tenantDb(db, user.gsid, tablesClosedTo(operation));
    if (prepare) {
      const earlier = await readAnswer(whole, intent, claim);
      if (earlier !== undefined) return JSON.parse(earlier) as unknown;
    }
    const prepared = await prepare?.({ db: whole, concerns, jobs: NO_JOBS });
    const inTransaction = async (transaction: Kysely<Database>) => {
      const firm = tenantDb(transaction, user.gsid, tablesClosedTo(operation));
      const earlier = await claimKey(firm, intent, claim, clock.now());
      if (earlier !== undefined) return JSON.parse(earlier) as unknown;
      await setRowWriter(firm, user.client ? null : user.id, clock.now());
      if (!operation.unlogged) await captureChanges(transaction);
      const scope: WriteScope = {
        db: firm,
        concerns,
        jobs: jobQueue(firm, { userId: user.id, requestNo }, clock, () => void (leftJobs = true)),
      };
      const result = await effect(scope, prepared);
      const { userId, title, createTime, actor } = logEntry();
      await keepChanges(firm, { requestNo, userId, title, createTime, actor }, { project });
      const reason = result instanceof Refusal ? result.message : null;
      if (!operation.unlogged)
        await firm
          .insertInto("operationLog")
          .values({ ...logEntry(), success: reason === null, reason })
          .modifyEnd(PREPARED)
          .execute();
      await keepAnswer(firm, intent, key, result);
      return result;
    };
    const answer = await db
      .transaction()
      .execute(async (transaction) => await withinTransaction(async () => await inTransaction(transaction)));
    if (leftJobs) onJobs();
    refusal = answer instanceof Refusal ? answer : undefined;
    if (!refusal) return answer;
  } catch (error) {
    // Nothing can be logged either.
    if (isUnavailable(error) || operation.unlogged) throw error;
    const reason = refusalOfFault(error)?.message ?? REFUSALS.fault.message;
    const refused = { ...logEntry(), success: false, reason };
    await tenantDb(db, user.gsid)
      .insertInto("operationLog")
      .values(refused)
      .execute()
      .catch((failure: unknown) => {
        throw new AggregateError([error, failure], "a failed write could not be logged", {
          cause: error,
        });
      });
    throw error;
  }
  throw refusal;
}

/** The title for the log; of a shared sign-in with the name of the guest. */
function titleOf({ title }: Operation, { signIn }: SignedInUser): string {
  return signIn?.shared === true ? sharedTitle(title, signIn.guest) : title;
}

/** The client who works by a link of the user, as the log names it; null: the user. */
function actorOf({ client }: SignedInUser): string | null {
  return client ? `客户 ${client.companyName}` : null;
}

/**
 * Keeps the answer for a repeated intent; one that is refused gives its key back, and so does a secret: whoever reads
 * the database must not sign in by what stands there, so a repeated intent gets a secret of its own.
 */
async function keepAnswer(
  db: TenantDb,
  { user, operation }: Intent,
  key: string,
  result: unknown,
): Promise<void> {
  if (result instanceof Refusal || operation.secret) {
    await db.deleteFrom("idempotency").where("userId", "=", user.id).where("key", "=", key).execute();
    return;
  }
  await db
    .updateTable("idempotency")
    .set({ result: JSON.stringify(result) })
    .where("userId", "=", user.id)
    .where("key", "=", key)
    .modifyEnd(PREPARED)
    .execute();
}

/** The key of an intent, and the fingerprints by which a repetition is recognised. */
interface Claim {
  readonly key: string;
  readonly fingerprints: ReturnType<typeof fingerprintsOf>;
}

/** Takes the key for this intent; the stored answer when an earlier try has it. Waits for a try that is still running. */
async function claimKey(
  db: TenantDb,
  intent: Intent,
  { key, fingerprints }: Claim,
  now: string,
): Promise<string | undefined> {
  const { operation, user } = intent;
  const [fingerprint] = fingerprints;
  const claim = { userId: user.id, key, operation: operation.id, fingerprint, result: null, createTime: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotency")
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .modifyEnd(PREPARED)
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const answer = await readAnswer(db, intent, { key, fingerprints });
  if (answer === undefined) throw new Error("the key of a write was taken and is gone");
  return answer;
}

/** The stored answer of an earlier try of this intent. */
async function readAnswer(
  db: TenantDb,
  { user }: Intent,
  { key, fingerprints }: Claim,
): Promise<string | undefined> {
  const first = await db
    .selectFrom("idempotency")
    .select(["fingerprint", "result"])
    .where("userId", "=", user.id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!first) return undefined;
  if (!fingerprints.includes(first.fingerprint) || first.result === null) throw new Refusal("repeatedKey");
  return first.result;
}
