import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import type { Kysely } from "kysely";
import { WebSocket } from "ws";
import { socketProtocols } from "../../../src/domain/socket-frames.ts";
import { createApp } from "../../app.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import type { Database } from "../../tables/tables.ts";
import { createDatabase } from "../../testing/create-database.ts";
import { ownProject } from "../../testing/own-project.ts";
import { type ServerProcess, startServerProcess } from "../../testing/server-process.ts";
import { TEST_NOW } from "../../testing/test-now.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const base = process.env["DATABASE_URL"];
const PATIENT = { timeout: 60_000 };
const ACCOUNT = "chenjie";
const WRITERS = 4;
const NOTICES_OF_A_WRITER = 15;

interface Frame {
  readonly type: string;
  readonly sequence: number;
}

async function send(address: string, operationId: string, body: object, token?: string): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
    ...(token !== undefined && { "access-token": token }),
  };
  const path = ownProject.operations.get(operationId)?.path ?? "";
  return await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function signIn({ address }: ServerProcess): Promise<string> {
  const body = new URLSearchParams({ redirect: "/login", gsid: "1001", account: ACCOUNT });
  const chosen = await fetch(`${address}/sso/authorize`, { method: "POST", redirect: "manual", body });
  const ticket = new URL(chosen.headers.get("location") ?? "", address).searchParams.get("ticket");
  const answer = await send(address, "session.exchangeTicket", { ticket });
  return ((await answer.json()) as { result: { accessToken: string } }).result.accessToken;
}

function listen(address: string, userId: number, token: string, from?: number): Frame[] {
  const query = from === undefined ? "" : `?from=${from}`;
  const url = `${address.replace("http", "ws")}/fintax/websocket/${userId}/csgw/device/static${query}`;
  const frames: Frame[] = [];
  const socket = new WebSocket(url, socketProtocols(token));
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  return frames;
}

async function userIdIn(db: Kysely<Database>): Promise<number> {
  const user = db.selectFrom("staff").select("userId").where("account", "=", ACCOUNT);
  return (await user.executeTakeFirstOrThrow()).userId;
}

const flushes = (frames: readonly Frame[]) =>
  frames.filter(({ type }) => type === "FLUSH_NOTICE").map(({ sequence }) => sequence);

/** The driver has read the text already. */
const typeOf = (message: unknown) => message as Pick<Frame, "type">;

describe("two servers of one database", () => {
  const server = useTestServer({ runJobs: false });

  test("what one of them writes the other tells", async () => {
    const { db, clock } = server;
    const other = await createApp({ db, clock, project: ownProject, logLevel: "silent", runJobs: false });
    try {
      const address = await other.listen({ port: 0, host: "127.0.0.1" });
      const frames = listen(address, await userIdIn(db), await server.signIn(ACCOUNT));
      await vi.waitFor(() => expect(frames.length).toBe(1), PATIENT);
      const notice = { noticeTitle: "维护", noticeBody: "今晚维护", category: 1 };
      expect(await server.request(ACCOUNT, "notice.create", notice)).toMatchObject({ code: "0" });
      await vi.waitFor(() => expect(flushes(frames)).toHaveLength(1), PATIENT);
    } finally {
      await other.close();
    }
  });
});

// PGlite has one process.
if (base !== undefined)
  describe("two processes on one database, of which one is killed while all write", () => {
    let db: Kysely<Database>;
    let userId: number;
    let token: string;
    let servers: readonly [ServerProcess, ServerProcess];
    const closing: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      const { url, drop } = await createDatabase(base, inject("seededDatabase"));
      closing.unshift(drop);
      db = openDatabase({ databaseUrl: url });
      closing.unshift(() => db.destroy());
      const env = { DATABASE_URL: url, APP_NOW: TEST_NOW, LOG_LEVEL: "silent" };
      servers = [await startServerProcess(env), await startServerProcess(env)];
      closing.unshift(...servers.map((server) => server.stop));
      token = await signIn(servers[1]);
      userId = await userIdIn(db);
    });
    afterAll(async () => {
      for (const close of closing) await close();
    });

    /** Publishes one notice after the other; gives how many were answered before the server fell silent. */
    async function write({ address }: ServerProcess): Promise<number> {
      const notice = { noticeTitle: "维护", noticeBody: "今晚维护", category: 1, userIdList: [userId] };
      for (let answered = 0; answered < NOTICES_OF_A_WRITER; answered += 1) {
        const code = await send(address, "notice.create", notice, token)
          .then(async (answer) => ((await answer.json()) as { code: string }).code)
          .catch(() => "cut off");
        if (code === "cut off") return answered;
        expect(code).toBe("0");
      }
      return NOTICES_OF_A_WRITER;
    }

    const writeAlike = async (server: ServerProcess) =>
      await Promise.all(Array.from({ length: WRITERS }, async () => await write(server)));

    test("every committed message reaches both listeners once and in order", async () => {
      const [first, second] = servers;
      const listenTo = ({ address }: ServerProcess, from?: number) => listen(address, userId, token, from);
      const [cut, whole] = [listenTo(first), listenTo(second)];
      await vi.waitFor(() => expect(cut.length * whole.length).toBeGreaterThan(0), PATIENT);
      const writing = [writeAlike(first), writeAlike(second)] as const;
      await vi.waitFor(() => expect(flushes(cut).length).toBeGreaterThan(WRITERS), PATIENT);
      await first.kill();
      const known = cut.at(-1)?.sequence ?? 0;
      const back = listenTo(second, known);
      const [killed, spared] = await Promise.all(writing);
      expect(
        killed.some((answered) => answered < NOTICES_OF_A_WRITER),
        "killed in the middle",
      ).toBe(true);
      expect(spared).toEqual(Array.from({ length: WRITERS }, () => NOTICES_OF_A_WRITER));

      const answered = [...killed, ...spared].reduce((sum, count) => sum + count, 0);
      const committed = () =>
        db.selectFrom("outbox").select(["sequence", "message"]).orderBy("sequence").execute();
      await vi.waitFor(
        async () => expect((await committed()).map(({ sequence }) => sequence)).not.toContain(null),
        PATIENT,
      );
      const rows = await committed();
      const [{ sequence: oldest } = { sequence: 0 }] = rows;
      expect(
        rows.map(({ sequence }) => sequence),
        "no gaps",
      ).toEqual(rows.map((_row, place) => Number(oldest) + place));
      const numbers = flushes(
        rows.map(({ sequence, message }) => ({ ...typeOf(message), sequence: Number(sequence) })),
      );
      expect(numbers.length).toBeGreaterThanOrEqual(answered);
      await vi.waitFor(() => expect(flushes(whole)).toEqual(numbers), PATIENT);
      await vi.waitFor(() => expect([...flushes(cut), ...flushes(back)]).toEqual(numbers), PATIENT);
    });
  });
