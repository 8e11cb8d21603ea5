import { type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "./open-database.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a connection that breaks while nobody uses it is told, and does not end the process", async () => {
  const told = vi.spyOn(process, "emitWarning").mockReturnValue();
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
      expect(told).toHaveBeenCalledWith(expect.stringContaining("数据库连接中断"));
    });
  } finally {
    await db.destroy();
    fake.close();
  }
});

/** As PostgreSQL's wire protocol frames it. */
function message(type: string, body: Iterable<number>): Buffer {
  const content = Buffer.from([...body]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const READY = message("Z", Buffer.from("I"));
