import { afterAll, describe, expect, test, vi } from "vitest";
import type { Kysely, KyselyPlugin } from "kysely";
import type { SignedInUser } from "../../access/signed-in-user.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { numberMessages } from "../../platform/outbox/outbox.ts";
import { notifyUsers } from "../../platform/outbox/notify-users.ts";
import type { Database } from "../../tables/tables.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import type { Connection } from "./connection.ts";
import { MESSAGES_A_TURN } from "./firm-news.ts";
import { createSocketHub, type SocketHub } from "./socket-hub.ts";

const GSID = 1001;
const PATIENT = { timeout: 20_000 };
const server = useTestServer({ runJobs: false });
const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

interface Frame {
  readonly type: string;
  readonly sequence: number;
}

function connect(gsid = GSID, hear: () => void = () => {}) {
  const frames: Frame[] = [];
  const signIn = { ssoSession: "test", expireTime: "9999-12-31 00:00:00", shared: false, guest: null };
  const user: SignedInUser = { id: 1, gsid, name: "陈洁", userKind: "ordinary", grants: new Map(), signIn };
  const send = (text: string) => {
    frames.push(JSON.parse(text) as Frame);
    hear();
  };
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send } as unknown as Connection["socket"];
  const connection: Connection = { kind: "static", socket, token: "", user, checkedAt: performance.now() };
  return { frames, connection };
}

const numbersOf = (frames: readonly Frame[]) =>
  frames.filter(({ type }) => type === "FLUSH_NOTICE").map(({ sequence }) => sequence);

/** Begins a hub, which ends with the tests of the file. */
function begin(
  db: Kysely<Database>,
  logError: (error: unknown) => void = (error) => {
    throw error;
  },
): SocketHub {
  const hub = createSocketHub({
    db,
    tokens: { recheck: () => Promise.resolve(), checkDue: () => Promise.resolve() },
    readStatistics: () => Promise.resolve({ todoNum: 0, msgNum: 0 }),
    logError,
  });
  hub.start();
  closing.push(hub.stop);
  return hub;
}

/** Leaves so many messages to all of a firm, in one write. */
async function leave(gsid: number, count: number, db: Kysely<Database> = server.db): Promise<void> {
  const message = JSON.stringify({ type: "FLUSH_NOTICE" });
  const rows = Array.from({ length: count }, () => ({ userIds: null, companyId: null, message }));
  await tenantDb(db, gsid).insertInto("outbox").values(rows).execute();
}

async function addFirms(gsids: readonly number[]): Promise<void> {
  const rows = gsids.map((gsid) => ({ gsid, gsmc: `财税${gsid}`, dqbm: "31", productType: 1 }));
  await server.db.insertInto("firm").values(rows).execute();
}
/** Once answers with the newest number of a moment before, as a slow read does, and calls `meanwhile`. */
function readSlowly(db: Kysely<Database>, newest: number, meanwhile: () => void): Kysely<Database> {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (isDone || !result.rows[0] || !("waiting" in result.rows[0])) return Promise.resolve(result);
      isDone = true;
      meanwhile();
      return Promise.resolve({ ...result, rows: [{ last: newest, waiting: false }] });
    },
  };
  return db.withPlugin(plugin);
}

test("a browser that comes from another process, and knows more than this one has just read, is not told to read all again", async () => {
  const { db } = server;
  const [first, back] = [connect(), connect()];
  await notifyUsers({ db: tenantDb(db, GSID) }, null, { type: "FLUSH_NOTICE" });
  const sequence = await numberMessages(db);
  const hub = begin(readSlowly(db, sequence - 1, () => hub.join(back.connection, sequence)));
  hub.join(first.connection, undefined);
  const isTold = () => expect(first.frames).toContainEqual({ type: "FLUSH_NOTICE", sequence });
  await vi.waitFor(isTold, PATIENT);
  expect(back.frames).toEqual([{ type: "READY", sequence }]);
});

describe("many firms", () => {
  const STORMY = [2001, 2002, 2003, 2004, 2005, 2006] as const;
  const QUIET = 2007;
  const OF_A_STORM = 5 * MESSAGES_A_TURN;

  test("each get their news in turn: storms of others delay a firm by a few turns, and nothing is lost", async () => {
    await addFirms([...STORMY, QUIET]);
    const hub = begin(server.db);
    const storms = STORMY.map((gsid) => connect(gsid));
    let beforeQuiet: readonly number[] | undefined;
    const quiet = connect(QUIET, () => {
      if (numbersOf(quiet.frames).length === 1)
        beforeQuiet = storms.map(({ frames }) => numbersOf(frames).length);
    });
    for (const { connection } of [...storms, quiet]) hub.join(connection, undefined);
    await vi.waitFor(
      () => expect([...storms, quiet].map(({ frames }) => frames[0]?.type)).not.toContain(undefined),
      PATIENT,
    );
    await server.db.transaction().execute(async (transaction) => {
      for (const gsid of STORMY) await leave(gsid, OF_A_STORM, transaction);
      await leave(QUIET, 1, transaction);
    });
    hub.wake();
    const isTold = () =>
      expect(storms.map(({ frames }) => numbersOf(frames).length)).toEqual(STORMY.map(() => OF_A_STORM));
    await vi.waitFor(isTold, PATIENT);
    await vi.waitFor(() => expect(numbersOf(quiet.frames)).toHaveLength(1), PATIENT);
    expect(Math.max(...(beforeQuiet ?? [Infinity]))).toBeLessThanOrEqual(2 * MESSAGES_A_TURN);
    const first = numbersOf(storms[0]?.frames ?? [])[0] ?? 0;
    expect(
      storms.flatMap(({ frames }) => numbersOf(frames)),
      "in order, and each once",
    ).toEqual(Array.from({ length: STORMY.length * OF_A_STORM }, (_none, place) => first + place));
  });

  test("do not make each other's browsers read everything again, however many messages came meanwhile", async () => {
    const [busy, calm] = [2011, 2012];
    await addFirms([busy, calm]);
    await leave(calm, 1);
    const from = await numberMessages(server.db);
    await leave(busy, 2001);
    await leave(calm, 1);
    const hub = begin(server.db);
    const [lost, back] = [connect(busy), connect(calm)];
    hub.join(lost.connection, from);
    hub.join(back.connection, from);
    await vi.waitFor(() => expect(lost.frames).toEqual([{ type: "RESET", sequence: from + 2002 }]), PATIENT);
    await vi.waitFor(
      () =>
        expect(back.frames).toEqual([
          { type: "FLUSH_NOTICE", sequence: from + 2002 },
          { type: "READY", sequence: from + 2002 },
        ]),
      PATIENT,
    );
  });

  test("a browser that missed more than a turn takes gets all of it in order, and then what is new", async () => {
    const gsid = 2021;
    await addFirms([gsid]);
    const from = await numberMessages(server.db);
    await leave(gsid, 2 * MESSAGES_A_TURN + 1);
    const hub = begin(server.db);
    const [present, back] = [connect(gsid), connect(gsid)];
    hub.join(present.connection, undefined);
    hub.join(back.connection, from);
    await vi.waitFor(() => expect(back.frames.at(-1)?.type).toBe("READY"), PATIENT);
    await leave(gsid, 1);
    hub.wake();
    const all = Array.from({ length: 2 * MESSAGES_A_TURN + 2 }, (_none, place) => from + 1 + place);
    await vi.waitFor(() => expect(numbersOf(back.frames)).toEqual(all), PATIENT);
    await vi.waitFor(() => expect(numbersOf(present.frames)).toEqual(all.slice(-1)), PATIENT);
  });

  test("a turn that fails is taken again, and no other firm notices", async () => {
    const gsids = [2031, 2032];
    await addFirms(gsids);
    const errors: unknown[] = [];
    const hub = begin(failOnce(server.db), (error) => errors.push(error));
    const all = gsids.map((gsid) => connect(gsid));
    for (const { connection } of all) hub.join(connection, undefined);
    await vi.waitFor(() => expect(all.map(({ frames }) => frames.length)).toEqual([1, 1]), PATIENT);
    for (const gsid of gsids) await leave(gsid, 2);
    hub.wake();
    await vi.waitFor(
      () => expect(all.map(({ frames }) => numbersOf(frames).length)).toEqual([2, 2]),
      PATIENT,
    );
    expect(errors).toEqual([new Error("the connection is gone")]);
  });
});

/** Fails in the first reading of messages. */
function failOnce(db: Kysely<Database>): Kysely<Database> {
  let hasFailed = false;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (hasFailed || !result.rows[0] || !("message" in result.rows[0])) return Promise.resolve(result);
      hasFailed = true;
      return Promise.reject(new Error("the connection is gone"));
    },
  });
}
