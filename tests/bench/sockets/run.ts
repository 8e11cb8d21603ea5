import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import fastify from "fastify";
import { bindSockets } from "../../../server/operations/sockets/bind-sockets.ts";
import { createSocketHub } from "../../../server/operations/sockets/socket-hub.ts";
import { createTokenWatch } from "../../../server/operations/sockets/token-watch.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { migrate } from "../../../server/platform/database/migrate.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";
import { notifyUsers, notifyViewers } from "../../../server/platform/outbox/notify-users.ts";
import { createDatabase } from "../../../server/testing/create-database.ts";
import { ownProject } from "../../../server/testing/own-project.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { quantile } from "../quantile.ts";
import { STORMY, authenticate, fillFirms, gsidsOf } from "./firms.ts";
import type { Delays } from "./listeners.ts";

/** `npm run bench:sockets`: the time from a write to every browser, on PGlite, or in a database of its own beside DATABASE_URL. */
const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "2000" },
    seconds: { type: "string", default: "10" },
    rate: { type: "string", default: "20" },
    firms: { type: "string", default: "1" },
    storm: { type: "string", default: "0" },
  },
});
const [count, seconds, rate] = [Number(values.sockets), Number(values.seconds), Number(values.rate)];
const gsids = gsidsOf(Number(values.firms));
const stormOfATick = Math.round(Number(values.storm) / rate);
const AIM_MS = 500;
const LONGEST_WAIT_S = 60;

const base = process.env["DATABASE_URL"];
const created = base ? await createDatabase(base) : undefined;
const db = openDatabase({ databaseUrl: created?.url });
await migrate(db, async (transaction) => await fillFirms(transaction, gsids.length));

const app = fastify();
const hub = createSocketHub({
  db,
  tokens: createTokenWatch(authenticate, createClock(TEST_NOW)),
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

const sockets = `${address.replace("http", "ws")}/fintax/websocket`;
// In a process of their own, as browsers are on machines of their own.
const listeners = fork(
  path.join(import.meta.dirname, "listeners.ts"),
  [sockets, String(count), String(gsids.length)],
  { execArgv: ["--import", "tsx"], serialization: "advanced" },
);
await once(listeners, "message");
const began = performance.now();
for (let tick = 0; tick < seconds * rate; tick += 1) {
  await setTimeout(Math.max(0, began + (tick * 1000) / rate - performance.now()));
  await rage(stormOfATick);
  for (const gsid of gsids)
    await notifyUsers({ db: tenantDb(db, gsid) }, null, {
      type: "CHANGED",
      record: "bench",
      keys: [Date.now()],
    });
  hub.wake();
}
const told = seconds * rate;
const ofFirst = Math.ceil(count / gsids.length);
const lines = [
  { name: "news of the first firm", of: "own", expected: ofFirst * told },
  { name: "news of the other firms", of: "others", expected: (count - ofFirst) * told },
  {
    name: `${stormOfATick * rate} messages a second in talks of the first firm`,
    of: "talks",
    expected: stormOfATick * told,
  },
] as const;
let delays: Delays = { own: [], others: [], talks: [] };
const isLost = () => lines.some(({ of, expected }) => delays[of].length < expected);
for (let waited = 0; waited < LONGEST_WAIT_S && isLost(); waited += 1) {
  await setTimeout(1000);
  listeners.send("report");
  [delays] = (await once(listeners, "message")) as [Delays];
}
process.stdout.write(
  `${count} sockets of ${gsids.length} firms, ${rate} news a second to each for ${seconds} s (aim: p95 below ${AIM_MS} ms)\n`,
);
for (const { name, of, expected } of lines)
  if (expected > 0) process.stdout.write(`${name}: ${figures(delays[of], expected)}\n`);
if (isLost()) process.exitCode = 1;
listeners.kill();
await hub.stop();
await app.close();
await db.destroy();
await created?.drop();

async function rage(messages: number): Promise<void> {
  const firm = { db: tenantDb(db, STORMY.gsid) };
  for (let said = 0; said < messages; said += 1)
    await notifyViewers(firm, STORMY.companyId, {
      chatSendType: "RECORD",
      qyid: STORMY.companyId,
      module: 1,
      id: Date.now(),
    });
}

function figures(all: readonly number[], awaited: number): string {
  if (all.length === 0) return `0 of ${awaited} frames`;
  const share = (part: number) => Math.round(quantile(all, part));
  return `${all.length} of ${awaited} frames, p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, p99 ${share(0.99)} ms`;
}
