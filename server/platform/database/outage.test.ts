import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { replaceOperations } from "../../testing/replace-operations.ts";
import { createDatabase } from "../../testing/create-database.ts";
import { type FaultProxy, openFaultProxy } from "../../testing/fault-proxy.ts";
import { type TestServer, testServer } from "../../testing/test-server.ts";
import { REQUEST_LIMITS } from "./database-limits.ts";
import { openDatabase } from "./open-database.ts";
import type { Database } from "../../tables/tables.ts";

const base = process.env["DATABASE_URL"];

const health = async (app: FastifyInstance) => (await app.inject("/api/health")).statusCode;
const ready = async (app: FastifyInstance) => await app.inject("/api/ready");

describe("a server with its database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  test("is alive and ready", async () => {
    expect(await health(server.app)).toBe(200);
    expect((await ready(server.app)).json()).toEqual({
      code: "0",
      message: null,
      result: { database: "ok", disk: "ok", migrations: "ok", queue: "ok" },
    });
  });

  test("is alive, but not ready for a database of another version", async () => {
    await sql`insert into migration (name) values ('9999-later')`.execute(server.db);
    const newer = await ready(server.app);
    expect(newer.statusCode).toBe(503);
    expect(newer.headers["retry-after"]).toBe("5");
    expect(newer.json()).toMatchObject({ code: "0503", result: { database: "ok", migrations: "newer" } });
    expect(await health(server.app)).toBe(200);
    await sql`delete from migration where name = '9999-later'`.execute(server.db);
    expect((await ready(server.app)).statusCode).toBe(200);
  });
});

/** PGlite lives in the process: nothing can come between. */
if (base !== undefined)
  describe("a PostgreSQL that cannot be reached", () => {
    let server: TestServer;
    let proxy: FaultProxy;
    let db: Kysely<Database>;
    let drop: () => Promise<void>;
    let token: string;
    beforeAll(async () => {
      const created = await createDatabase(base, inject("seededDatabase"));
      drop = created.drop;
      proxy = await openFaultProxy(created.url);
      const limits = {
        ...REQUEST_LIMITS,
        connections: 4,
        connectMs: 400,
        statementMs: 600,
        lockMs: 400,
        answerMs: 800,
      };
      db = openDatabase({ databaseUrl: proxy.url, limits });
      vi.spyOn(process, "emitWarning").mockReturnValue();
      server = await testServer({
        db,
        served: replaceOperations({
          "department.tree": async (_params, context) =>
            await context.db.selectNoFrom(sql`pg_sleep(5)`.as("slept")).execute(),
        }),
      });
      token = await server.signIn("chenjie");
    });
    afterEach(() => proxy.restore());
    afterAll(async () => {
      await server.close();
      await db.destroy();
      await proxy.close();
      await drop();
      vi.restoreAllMocks();
    });

    const roles = async () => await server.requestWith(token, "role.page", { pageNum: 1, pageSize: 10 });
    const many = async (count: number) => await Promise.all(Array.from({ length: count }, roles));

    test("that swallows answers: requests end, the process is alive and not ready, and both come back", async () => {
      await many(4);
      proxy.swallow();
      const answers = await many(12);
      for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: "0503" });
      const probe = await ready(server.app);
      expect(probe.statusCode).toBe(503);
      expect(probe.json()).toMatchObject({ result: { database: "unavailable" } });
      expect(await health(server.app)).toBe(200);
      proxy.restore();
      await vi.waitFor(async () => expect((await ready(server.app)).statusCode).toBe(200), {
        timeout: 10_000,
      });
      for (const answer of await many(12)) expect(answer).toMatchObject({ status: 200, code: "0" });
    });

    test("that breaks every connection: refused at once, and served again after", async () => {
      proxy.cut();
      for (const answer of await many(6)) expect(answer).toMatchObject({ status: 503, code: "0503" });
      expect((await ready(server.app)).statusCode).toBe(503);
      proxy.restore();
      await vi.waitFor(async () => expect((await ready(server.app)).statusCode).toBe(200), {
        timeout: 10_000,
      });
      for (const answer of await many(6)) expect(answer).toMatchObject({ code: "0" });
    });

    test("while a write waits for its answer: repeating the intent does it once", async () => {
      const add = async () =>
        await server.requestWith(token, "role.add", { roleName: "断线新增" }, "one-intent-cut");
      await many(4);
      proxy.swallow();
      expect(await add()).toMatchObject({ status: 503 });
      proxy.restore();
      await vi.waitFor(async () => expect(await add()).toMatchObject({ code: "0" }), { timeout: 10_000 });
      const added = await db.selectFrom("role").select("roleId").where("roleName", "=", "断线新增").execute();
      expect(added).toHaveLength(1);
    });

    test("a statement without end is stopped, and its connection goes on", async () => {
      // The fourth connection is left to the work in the background: waiting for one would be another failure.
      const answers = await Promise.all(
        Array.from({ length: 3 }, async () => await server.requestWith(token, "department.tree")),
      );
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: "0408" });
      expect(await roles()).toMatchObject({ code: "0" });
    });

    test("a lock that is not given is told, and the write can be tried again", async () => {
      const add = async () =>
        await server.requestWith(token, "role.add", { roleName: "等锁新增" }, "one-intent-lock");
      await db.transaction().execute(async (transaction) => {
        await sql`lock table role in access exclusive mode`.execute(transaction);
        expect(await server.requestWith(token, "role.add", { roleName: "等锁" })).toMatchObject({
          code: "0423",
        });
      });
      expect(await add()).toMatchObject({ code: "0" });
    });
  });
