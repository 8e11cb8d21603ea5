import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import fastify from "fastify";
import { WebSocket } from "ws";
import { socketProtocols } from "../../../src/domain/socket-frames.ts";
import { seedEmptyDatabase } from "../../../demo/seed-empty-database.ts";
import type { Authenticate } from "../../../server/access/authenticate.ts";
import { permissionTree } from "../../../server/access/permission-tree.ts";
import { bindSockets } from "../../../server/operations/sockets/bind-sockets.ts";
import { createSocketHub } from "../../../server/operations/sockets/socket-hub.ts";
import { createTokenWatch } from "../../../server/operations/sockets/token-watch.ts";
import { createClock } from "../../../server/platform/clock.ts";
import { openDatabase } from "../../../server/platform/database/open-database.ts";
import { tenantDb } from "../../../server/platform/database/tenant-db.ts";
import { tellUsers } from "../../../server/platform/outbox/tell-users.ts";
import { ownProject } from "../../../server/testing/own-project.ts";
import { TEST_NOW } from "../../../server/testing/test-now.ts";
import { quantile } from "../quantile.ts";

/** `npm run bench:sockets`: how long news take from the commit to the browsers, on PGlite or the PostgreSQL of DATABASE_URL. */
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

const clock = createClock(TEST_NOW);
const db = openDatabase({ databaseUrl: process.env["DATABASE_URL"] || undefined });
await seedEmptyDatabase(db, clock, permissionTree(ownProject));
const firm = tenantDb(db, GSID);
const { userId, name, userKind } = await firm
  .selectFrom("staff")
  .select(["userId", "name", "userKind"])
  .executeTakeFirstOrThrow();
const signIn = { ssoSession: "bench", expireTime: "9999-12-31 00:00:00", shared: false };
const user = { id: userId, gsid: GSID, name, userKind, grants: new Map(), signIn };
const authenticate: Authenticate = () => Promise.resolve({ user, suspended: null });
const logError = (error: unknown, what: string) => console.error(what, error);
const hub = createSocketHub({
  db,
  tokens: createTokenWatch(authenticate, clock),
  readStatistics: () => Promise.resolve({ todoNum: 0, msgNum: 0 }),
  logError,
});
const app = fastify();
const sockets = ownProject.allOperations.filter(({ socket }) => socket);
await bindSockets(app, { sockets, hub, authenticate, publicOrigin: undefined });
hub.start();
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as AddressInfo;

const sentAt = new Map<number, number>();
const delays: number[] = [];
const connected = await Promise.all(Array.from({ length: count }, (_none, index) => connect(index)));
console.log(`${connected.length} sockets are open`);
for (let sent = 0; sent < seconds * rate; sent += 1) {
  sentAt.set(sent, performance.now());
  await tellUsers({ db: firm }, null, { type: "CHANGED", record: "bench", keys: [sent] });
  hub.wake();
  await setTimeout(1000 / rate);
}
const expected = count * seconds * rate;
for (let wait = 0; wait < 100 && delays.length < expected; wait += 1) await setTimeout(100);
const p95 = quantile(delays, 0.95);
console.log(
  `${count} sockets × ${rate} news a second, ${seconds} s: ${delays.length} of ${expected} frames, ` +
    `p50 ${Math.round(quantile(delays, 0.5))} ms, p95 ${Math.round(p95)} ms (aim: below ${AIM_MS} ms)`,
);
for (const socket of connected) socket.terminate();
await hub.stop();
await app.close();
await db.destroy();
process.exitCode = delays.length === expected ? 0 : 1;

async function connect(index: number): Promise<WebSocket> {
  const url = `ws://127.0.0.1:${port}/fintax/websocket/${userId}/csgw/device-${index}/static`;
  const socket = new WebSocket(url, socketProtocols("bench"), { perMessageDeflate: false });
  const ready = new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as { type: string; keys?: number[] };
      if (frame.type === "READY") resolve();
      const began = sentAt.get(frame.keys?.[0] ?? -1);
      if (began !== undefined) delays.push(performance.now() - began);
    });
  });
  await ready;
  return socket;
}
