import { readName } from "../../../src/domain/name-reading.ts";
import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "../../../server/access/authenticate.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { PATIENT_LIMITS } from "../../../server/platform/database/database-limits.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";
import type { Database } from "../../../server/tables/tables.ts";
import { type ServerProcess, startServerProcess } from "../../../server/testing/server-process.ts";
import { startThrowAwayPostgres } from "../../../scripts/testing/throw-away-postgres.ts";
import { type Api, openApi } from "../api.ts";
import { type Firm, beginFirm } from "../firm.ts";
import type { Intent } from "../intents.ts";
import { ENVIRONMENT, type World } from "../world.ts";
import { type Reader, standAsBrowser } from "./listeners.ts";
import { type ShakyLine, openShakyLine } from "./shaky-line.ts";

/** Two servers of one database; browsers reach their sockets by a line that fails. */
export interface TalkWorld extends Pick<World, "firm" | "inspect" | "close"> {
  /** All messages that were ever to be sent. */
  readonly intents: Intent[];
  /** One by each server. */
  readonly apis: readonly Api[];
  readonly line: ShakyLine;
  /** An administrator, who sees all clients, and a colleague, who sees some. */
  readonly readers: readonly Reader[];
  /** The server that lives on. */
  readonly first: ServerProcess;
  /** The server that is killed. */
  readonly second: () => ServerProcess;
  readonly startSecond: () => Promise<void>;
  readonly tally: Tally;
}

interface Tally {
  kills: number;
  /** Messages that the programs of the browsers have passed on. */
  received: number;
  /** Answers that did not reach a writer. */
  unheard: number;
  /** Messages that were sent to both servers at once. */
  twofold: number;
}

const CLIENTS = 12;

export async function openTalkWorld(): Promise<TalkWorld> {
  const postgres = await startThrowAwayPostgres();
  if (!postgres) throw new Error("The chaos test needs PostgreSQL (Debian: apt-get install postgresql).");
  try {
    standAsBrowser();
    const inspect: World["inspect"] = async (work) => {
      const db = openDatabase({ databaseUrl: postgres.url, limits: PATIENT_LIMITS });
      return await work(db).finally(async () => await db.destroy());
    };
    const firm = await inspect(async (db) => await beginFirm(db, CLIENTS));
    const colleague = await inspect(async (db) => await addColleague(db, firm));
    const start = async () => await startServerProcess({ ...ENVIRONMENT, DATABASE_URL: postgres.url });
    const first = await start();
    let second = await start();
    let turn = 0;
    const line = await openShakyLine(() => {
      turn += 1;
      const running = [first, second].filter((server) => server.isRunning());
      return running[turn % running.length]?.address ?? first.address;
    });
    return {
      firm,
      inspect,
      intents: [],
      apis: [() => first.address, () => second.address].map((address) => openApi(address, firm.token)),
      line,
      readers: [firm, colleague],
      first,
      second: () => second,
      startSecond: async () => {
        second = await start();
      },
      tally: { kills: 0, received: 0, unheard: 0, twofold: 0 },
      close: async () => {
        await line.close();
        await Promise.all([first.kill(), second.kill()]);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const COLLEAGUE = "白露";

/** Sees every third client. */
async function addColleague(
  whole: Kysely<Database>,
  { gsid, userId: above, companyIds }: Firm,
): Promise<Reader> {
  const db = tenantDb(whole, gsid);
  const seat = db.selectFrom("staff").select(["deptId", "expireTime", "createTime"]);
  const like = await seat.where("userId", "=", above).executeTakeFirstOrThrow();
  const person = { name: COLLEAGUE, reading: readName(COLLEAGUE), account: "bai.lu", phone: "13800138001" };
  const state = { userKind: "ordinary", status: 1, isRemove: 0, permission: true, initStatus: 2 } as const;
  const { userId } = await db
    .insertInto("staff")
    .values({ ...person, ...state, ...like, lastLoginTime: null })
    .returning("userId")
    .executeTakeFirstOrThrow();
  const seen = companyIds.filter((_company, place) => place % 3 === 0);
  await db
    .insertInto("companyGrant")
    .values(seen.map((companyId) => ({ companyId, userId, createTime: createClock(undefined).now() })))
    .execute();
  const token = newSecret();
  const session = { ssoSession: "chaos", expireTime: "2099-12-31 00:00:00", revoked: false };
  await db
    .insertInto("token")
    .values({ ...session, tokenHash: hashSecret(token), userId })
    .execute();
  return { userId, token, companyIds: seen };
}
