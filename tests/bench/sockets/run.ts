import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import fastify from "fastify";
import type { Authenticate } from "../../../server/access/authenticate.ts";
import type { SignedInUser } from "../../../server/access/signed-in-user.ts";
import { bindSockets } from "../../../server/operations/sockets/bind-sockets.ts";
import { createSocketHub } from "../../../server/operations/sockets/socket-hub.ts";
import { createTokenWatch } from "../../../server/operations/sockets/token-watch.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { migrate } from "../../../server/platform/database/migrate.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";
import { notifyUsers } from "../../../server/platform/outbox/notify-users.ts";
import { createDatabase } from "../../../server/testing/create-database.ts";
import { ownProject } from "../../../server/testing/own-project.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { quantile } from "../quantile.ts";

/** `npm run bench:sockets`: the time from a write to every browser, on PGlite, or in a database of its own beside DATABASE_URL. */
const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "2000" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "20" },
  },
});
const [count, seconds, rate] = [Number(values.sockets), Number(values.seconds), Number(values.rate)];
const AIM_MS = 500;
const GSID = 1001;
const USER_ID = 1;
const LONGEST_WAIT_S = 60;

const clock = createClock(TEST_NOW);
const base = process.env["DATABASE_URL"];
const created = base ? await createDatabase(base) : undefined;
const db = openDatabase({ databaseUrl: created?.url });
await migrate(db, async (transaction) => {
  const firm = { gsid: GSID, gsmc: "云帆财税", dqbm: "31", productType: 1 };
  await transaction.insertInto("firm").values(firm).execute();
});
const firm = tenantDb(db, GSID);
const signIn = { ssoSession: "bench", expireTime: "9999-12-31 00:00:00", shared: false, guest: null };
const user: SignedInUser = {
  id: USER_ID,
  gsid: GSID,
  name: "陈洁",
  userKind: "ordinary",
  grants: new Map(),
  signIn,
};
const authenticate: Authenticate = () => Promise.resolve({ user, suspended: null });

const app = fastify();
const hub = createSocketHub({
  db,
  tokens: createTokenWatch(authenticate, clock),
  readStatistics: () => Promise.resolve({ todoNum: 0, msgNum: 0 }),
  logError: (error, what) => {
    process.stderr.write(`${what}: ${String(error)}\n`);
    process.exitCode = 1;
  },
});
const operations = ownProject.allOperations.filter(({ socket }) => socket);
await bindSockets(app, { sockets: operations, hub, authenticate, publicOrigin: undefined });
hub.start();
const address = await app.listen({ port: 0, host: "127.0.0.1" });

const sockets = `${address.replace("http", "ws")}/fintax/websocket/${USER_ID}/csgw`;
// In a process of their own, as browsers are on machines of their own.
const listeners = fork(path.join(import.meta.dirname, "listeners.ts"), [sockets, String(count)], {
  execArgv: ["--import", "tsx"],
  serialization: "advanced",
});
await once(listeners, "message");
const began = performance.now();
for (let told = 0; told < seconds * rate; told += 1) {
  await setTimeout(Math.max(0, began + (told * 1000) / rate - performance.now()));
  await notifyUsers({ db: firm }, null, { type: "CHANGED", record: "bench", keys: [Date.now()] });
  hub.wake();
}
const expected = count * seconds * rate;
let delays: readonly number[] = [];
for (let waited = 0; waited < LONGEST_WAIT_S && delays.length < expected; waited += 1) {
  await setTimeout(1000);
  listeners.send("report");
  [delays] = (await once(listeners, "message")) as [readonly number[]];
}
const share = (part: number) => Math.round(quantile(delays, part));
process.stdout.write(
  `${count} sockets, ${rate} news a second for ${seconds} s: ${delays.length} of ${expected} frames, ` +
    `p50 ${share(0.5)} ms, p95 ${share(0.95)} ms (aim: below ${AIM_MS} ms)\n`,
);
if (delays.length !== expected) process.exitCode = 1;
listeners.kill();
await hub.stop();
await app.close();
await db.destroy();
await created?.drop();
