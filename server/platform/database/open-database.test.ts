import { type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Kysely, sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import type { Database } from "../../tables/tables.ts";
import { openDatabase } from "./open-database.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a connection that breaks while nobody uses it is told, and does not end the process", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  const sockets: Socket[] = [];
  const fake = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", [0, 0, 0, 0]), READY]));
      socket.on("data", () => socket.write(Buffer.concat([message("C", Buffer.from("SELECT 0\0")), READY])));
    });
  });
  await new Promise<void>((resolve) => fake.listen(0, "127.0.0.1", resolve));
  const { port } = fake.address() as AddressInfo;
  const db = openDatabase({ databaseUrl: `postgres://somebody@127.0.0.1:${port}/any` });
  try {
    await sql`select 1`.execute(db);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => {
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("数据库连接中断"));
    });
  } finally {
    await db.destroy();
    fake.close();
  }
});

test("a closed database gives its memory back, even to those who still hold it", async () => {
  const closed = [await openAndClose()];
  const before = await memoryInUse();
  closed.push(await openAndClose());
  // What a pending job still holds is given back by a later collection.
  await expect.poll(async () => (await memoryInUse()) - before, { timeout: 20_000 }).toBeLessThan(50);
  expect(closed).toHaveLength(2);
});

test("databases that begin with the same files keep to themselves what is written to them", async () => {
  const first = await openTestDatabase();
  await sql`update staff set name = '改过的名字'`.execute(first.db);
  // From the buffers into the files.
  await sql`checkpoint`.execute(first.db);
  const second = await openTestDatabase();
  expect(await countChanged(second.db)).toBe(0);
  expect(await countChanged(first.db)).toBeGreaterThan(0);
  await Promise.all([first.drop(), second.drop()]);
});

async function countChanged(db: Kysely<Database>): Promise<number> {
  const changed = await db.selectFrom("staff").select("userId").where("name", "=", "改过的名字").execute();
  return changed.length;
}

async function openAndClose() {
  const opened = await openTestDatabase();
  await sql`select 1`.execute(opened.db);
  await opened.drop();
  return opened;
}

/** In MB, outside the heap of JavaScript, after a collection of garbage. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  await setImmediate();
  collect();
  return process.memoryUsage().external / 1024 / 1024;
}

/** As PostgreSQL's wire protocol frames it. */
function message(type: string, body: Iterable<number>): Buffer {
  const content = Buffer.from([...body]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message("Z", Buffer.from("I"));
