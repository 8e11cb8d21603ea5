import { afterAll, expect, test, vi } from "vitest";
import type { Kysely, KyselyPlugin } from "kysely";
import type { SignedInUser } from "../../access/signed-in-user.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { numberMessages } from "../../platform/outbox/outbox.ts";
import { notifyUsers } from "../../platform/outbox/notify-users.ts";
import type { Database } from "../../tables/tables.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import type { Connection } from "./connection.ts";
import { createSocketHub } from "./socket-hub.ts";

const GSID = 1001;
const server = useTestServer({ runJobs: false });
const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of closing) await close();
});

function connect() {
  const frames: object[] = [];
  const signIn = { ssoSession: "test", expireTime: "9999-12-31 00:00:00", shared: false, guest: null };
  const user: SignedInUser = {
    id: 1,
    gsid: GSID,
    name: "陈洁",
    userKind: "ordinary",
    grants: new Map(),
    signIn,
  };
  const send = (text: string) => void frames.push(JSON.parse(text) as object);
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send } as unknown as Connection["socket"];
  const connection: Connection = { kind: "static", socket, token: "", user, checkedAt: performance.now() };
  return { frames, connection };
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
  const hub = createSocketHub({
    db: readSlowly(db, sequence - 1, () => hub.join(back.connection, sequence)),
    tokens: { recheck: () => Promise.resolve(), checkDue: () => Promise.resolve() },
    readStatistics: () => Promise.resolve({ todoNum: 0, msgNum: 0 }),
    logError: (error) => {
      throw error;
    },
  });
  hub.start();
  closing.push(hub.stop);
  hub.join(first.connection, undefined);
  const isTold = () => expect(first.frames).toContainEqual({ type: "FLUSH_NOTICE", sequence });
  await vi.waitFor(isTold, { timeout: 10_000 });
  expect(back.frames).toEqual([{ type: "READY", sequence }]);
});
