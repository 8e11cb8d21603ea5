import type { AddressInfo } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { PING, socketProtocols } from "../../../src/domain/socket-frames.ts";
import { readRetention } from "../../contexts/system/retention/retention.ts";
import { sweepExpired } from "../../contexts/system/retention/sweep-expired.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const server = useTestServer();

interface Opened {
  readonly socket: WebSocket;
  readonly frames: { readonly [name: string]: unknown; readonly sequence: number }[];
  /** The code and the reason of the close, once it has come. */
  readonly closed: () => readonly [number, string] | undefined;
}

const opened: WebSocket[] = [];

async function address(): Promise<string> {
  const { server: http } = server.app;
  if (!http.listening) await server.app.listen({ port: 0, host: "127.0.0.1" });
  return `127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function userIdOf(account: string): Promise<number> {
  const row = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return row.userId;
}

interface Asked {
  readonly token?: string;
  readonly userId?: number;
  readonly from?: number;
  readonly kind?: "chat" | "static";
  readonly origin?: string;
}

async function connect(account: string, asked: Asked = {}): Promise<Opened> {
  const { token = await server.signIn(account), userId = await userIdOf(account), from, kind } = asked;
  const path = `/fintax/websocket/${userId}/csgw/device-1${kind === "chat" ? "" : "/static"}`;
  const query = from === undefined ? "" : `?from=${from}`;
  const socket = new WebSocket(`ws://${await address()}${path}${query}`, socketProtocols(token), {
    ...(asked.origin !== undefined && { origin: asked.origin }),
  });
  opened.push(socket);
  const frames: Opened["frames"] = [];
  let end: readonly [number, string] | undefined;
  socket.on("message", (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Opened["frames"][number]);
  });
  socket.on("close", (code, reason) => {
    end = [code, reason.toString()];
  });
  await vi.waitFor(() => expect(frames.length > 0 || end !== undefined).toBe(true), PATIENT);
  return { socket, frames, closed: () => end };
}

const PATIENT = { timeout: 20_000 };

const typesOf = ({ frames }: Opened) => frames.map(({ type, chatSendType }) => type ?? chatSendType);

async function publish(account = "chenjie", title = "系统维护通知"): Promise<void> {
  const notice = { noticeTitle: title, noticeBody: "今晚维护", category: 1 };
  expect(await server.request(account, "notice.create", notice)).toMatchObject({ code: "0" });
}

/** Waits until the witness's socket has got its message, by which time nothing has come for another. */
async function afterAnother(account: string, tell: () => Promise<void>): Promise<void> {
  const witness = await connect(account);
  await tell();
  await vi.waitFor(() => expect(typesOf(witness)).toContain("FLUSH_NOTICE"), PATIENT);
}

describe("a socket of the static kind", () => {
  test("is opened with the number of the newest message, and told of a notice", async () => {
    const reader = await connect("sunli");
    expect(reader.frames).toEqual([{ type: "READY", sequence: expect.any(Number) as number }]);
    await publish();
    await vi.waitFor(() => expect(typesOf(reader)).toContain("FLUSH_NOTICE"), PATIENT);
    expect(reader.frames.at(-1)?.sequence).toBeGreaterThan(reader.frames[0]?.sequence ?? 0);
  });

  test("is told what it missed, once and in order, when it names the number that it knows", async () => {
    const before = await connect("sunli");
    const from = before.frames[0]?.sequence ?? 0;
    before.socket.close();
    await publish();
    await publish();
    const back = await connect("sunli", { from });
    await vi.waitFor(() => expect(typesOf(back)).toEqual(["FLUSH_NOTICE", "FLUSH_NOTICE", "READY"]), PATIENT);
    const numbers = back.frames.map(({ sequence }) => sequence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers.slice(0, 2)).size).toBe(2);
  });

  test("is told to read everything again when what it missed is no longer kept, or never was", async () => {
    await publish();
    const ahead = await connect("sunli", { from: 999_999 });
    expect(typesOf(ahead)).toEqual(["RESET"]);
    const from = ahead.frames[0]?.sequence ?? 0;
    await publish();
    await publish("qianjin");
    const known = (await connect("sunli")).frames[0]?.sequence ?? 0;
    await server.db.updateTable("outbox").set({ createTime: "2020-01-01 00:00:00" }).execute();
    const firm = tenantDb(server.db, 1001);
    expect((await sweepExpired(firm, server.clock, await readRetention(firm))).message).toBeGreaterThan(0);
    expect(typesOf(await connect("sunli", { from }))).toEqual(["RESET"]);
    expect(typesOf(await connect("sunli", { from: known }))).toEqual(["READY"]);
    const elsewhere = await connect("qianjin", { from });
    expect(typesOf(elsewhere), "what another firm clears away is not theirs").toEqual([
      "FLUSH_NOTICE",
      "READY",
    ]);
  });

  test("hears nothing of another firm", async () => {
    const stranger = await connect("qianjin");
    await afterAnother("sunli", publish);
    expect(typesOf(stranger)).toEqual(["READY"]);
    await publish("qianjin");
    await vi.waitFor(() => expect(typesOf(stranger)).toEqual(["READY", "FLUSH_NOTICE"]), PATIENT);
  });

  test("hears nothing of a write that failed", async () => {
    const reader = await connect("sunli");
    const refused = { noticeTitle: "没有人收到", noticeBody: "无", category: 1, deptIdList: [999_999] };
    expect(await server.request("chenjie", "notice.create", refused)).not.toMatchObject({ code: "0" });
    await afterAnother("sunli", publish);
    await vi.waitFor(() => expect(typesOf(reader)).toEqual(["READY", "FLUSH_NOTICE"]), PATIENT);
  });

  test("is answered a ping with the number up to which it has everything", async () => {
    const reader = await connect("sunli");
    await publish();
    await vi.waitFor(() => expect(typesOf(reader)).toContain("FLUSH_NOTICE"), PATIENT);
    reader.socket.send(PING);
    await vi.waitFor(() => expect(typesOf(reader)).toContain("PONG"), PATIENT);
    expect(reader.frames.at(-1)?.sequence).toBeGreaterThanOrEqual(reader.frames.at(-2)?.sequence ?? 0);
  });
});

describe("a socket is refused", () => {
  test.each<[string, Asked, number]>([
    ["without a token", { token: "" }, 4401],
    ["with a token that nobody gave", { token: "x".repeat(43) }, 4401],
    ["under the number of somebody else", { userId: 1 }, 4403],
    ["from a page of another site", { origin: "https://evil.example.com" }, 4403],
  ])("%s", async (_case, asked, code) => {
    const refused = await connect("sunli", asked);
    await vi.waitFor(() => expect(refused.closed()?.[0]).toBe(code), PATIENT);
    expect(refused.frames).toEqual([]);
  });

  test("to an account that was stopped", async () => {
    const refused = await connect("jiangnan");
    await vi.waitFor(() => expect(refused.closed()?.[0]).toBe(4403), PATIENT);
    expect(refused.frames).toEqual([]);
  });
});

describe("a socket is closed", () => {
  test("when its sign-in ends, and no other of the user", async () => {
    const [here, elsewhere] = [await server.signIn("sunli"), await server.signIn("sunli")];
    const [closing, staying] = [
      await connect("sunli", { token: here }),
      await connect("sunli", { token: elsewhere }),
    ];
    await server.requestWith(here, "session.signOut");
    await vi.waitFor(() => expect(closing.closed()?.[0]).toBe(4401), PATIENT);
    await publish();
    await vi.waitFor(() => expect(typesOf(staying)).toContain("FLUSH_NOTICE"), PATIENT);
    expect(typesOf(closing)).toEqual(["READY"]);
  });

  test("when its user is signed out everywhere", async () => {
    const closing = await connect("wujun", { kind: "chat" });
    const reset = { password: "Fresh2026", userIds: [await userIdOf("wujun")] };
    expect(await server.request("chenjie", "userAdmin.batchResetPwd", reset)).toMatchObject({ code: "0" });
    await vi.waitFor(() => expect(closing.closed()?.[0]).toBe(4401), PATIENT);
  });

  test.each([
    ["a word that nobody knows", "DELETE", 1003],
    ["a word that is too long", "x".repeat(10_000), 1009],
  ])("by %s", async (_case, word, code) => {
    const talker = await connect("sunli");
    talker.socket.send(word);
    await vi.waitFor(() => expect(talker.closed()?.[0]).toBe(code), PATIENT);
  });

  const pieces = (count: number, piece: string) => (socket: WebSocket) => {
    for (let part = 0; part < count; part += 1) socket.send(piece, { fin: false });
  };
  test.each<[string, (socket: WebSocket) => void, number]>([
    ["a word of a byte each", pieces(65, "x"), 1009],
    ["a word of empty pieces that does not end", pieces(20_000, ""), 1008],
  ])("by %s", async (_case, send, code) => {
    const talker = await connect("sunli");
    send(talker.socket);
    await vi.waitFor(() => expect(talker.closed()?.[0]).toBe(code), PATIENT);
  });

  test.each<[string, (socket: WebSocket) => void]>([
    ["words", (socket) => socket.send(PING)],
    ["pings of its own", (socket) => socket.ping()],
    ["answers that nobody wanted", (socket) => socket.pong()],
  ])("by a flood of %s", async (_case, send) => {
    const talker = await connect("sunli");
    for (let time = 0; time < 100; time += 1) send(talker.socket);
    await vi.waitFor(() => expect(talker.closed()?.[0]).toBe(1008), PATIENT);
  });
});

describe("a socket of talks", () => {
  const listed = async (account: string): Promise<readonly number[]> => {
    const page = { pageNumber: 1, pageSize: 500 };
    const { result } = await server.request(account, "chat.company.page", page);
    return (result as { data: { qyid: number }[] }).data.map(({ qyid }) => qyid);
  };
  const say = async (qyid: number) => {
    const message = { qyid, module: 1, content: "已收到" };
    const answer = await server.request("chenjie", "chat.record.submit", message);
    expect(answer).toMatchObject({ code: "0" });
    return (answer.result as { id: number }).id;
  };

  test("is told of a message by those who see its client, and by nobody else", async () => {
    const seen = await listed("sunli");
    const [shared = 0] = seen;
    const hidden = (await listed("chenjie")).find((qyid) => !seen.includes(qyid)) ?? 0;
    const [all, some] = [
      await connect("chenjie", { kind: "chat" }),
      await connect("sunli", { kind: "chat" }),
    ];
    const framesOf = async (qyid: number) => [
      expect.objectContaining({ chatSendType: "RECORD", qyid, module: 1, id: await say(qyid) }),
      expect.objectContaining({ chatSendType: "COMPANY", qyid }),
    ];
    const ofHidden = await framesOf(hidden);
    const ofShared = await framesOf(shared);
    await vi.waitFor(() => expect(some.frames.slice(1)).toEqual(ofShared), PATIENT);
    await vi.waitFor(() => expect(all.frames.slice(1)).toEqual([...ofHidden, ...ofShared]), PATIENT);
  });

  test("is told that somebody is writing while they do, by those who see the client, and never afterwards", async () => {
    const seen = await listed("sunli");
    const [shared = 0] = seen;
    const hidden = (await listed("chenjie")).find((qyid) => !seen.includes(qyid)) ?? 0;
    const write = async (qyid: number) =>
      await server.request("chenjie", "chat.record.typing", { qyid, module: 3, page: "page-of-chenjie" });
    const some = await connect("sunli", { kind: "chat" });
    const from = some.frames[0]?.sequence ?? 0;
    expect(await write(hidden)).toMatchObject({ code: "0" });
    expect(await write(shared)).toMatchObject({ code: "0" });
    await vi.waitFor(() => expect(some.frames).toHaveLength(2), PATIENT);
    const userId = await userIdOf("chenjie");
    expect(some.frames[1]).toEqual({
      chatSendType: "TYPING",
      qyid: shared,
      module: 3,
      userId,
      userName: "陈洁",
      page: "page-of-chenjie",
      sequence: from + 2,
    });
    const back = await connect("sunli", { kind: "chat", from });
    expect(back.frames).toEqual([{ type: "READY", sequence: from + 2 }]);
    expect(
      await server.request("sunli", "chat.record.typing", { qyid: hidden, module: 3, page: "of-sunli" }),
    ).not.toMatchObject({ code: "0" });
  });

  test("is told of a to-do by those who see its client, and the numbers of its assignee come on the other one", async () => {
    const seen = await listed("sunli");
    const hidden = (await listed("chenjie")).find((company) => !seen.includes(company)) ?? 0;
    const [qyid = 0] = seen;
    const [dataId, ofHidden] = [await say(qyid), await say(hidden)];
    const assignee = await connect("sunli", { kind: "chat" });
    const numbers = await connect("sunli");
    const ownTodo = { dataId: ofHidden, content: "自行核对", userIdList: [await userIdOf("chenjie")] };
    expect(await server.request("chenjie", "chat.todo.save", ownTodo)).toMatchObject({ code: "0" });
    const todo = { dataId, content: "核对合同", userIdList: [await userIdOf("sunli")] };
    const saved = await server.request("chenjie", "chat.todo.save", todo);
    expect(saved).toMatchObject({ code: "0" });
    const { id } = saved.result as { id: number };
    const statistics = await server.request("sunli", "chat.statistics");
    await vi.waitFor(() => expect(numbers.frames[1]).toMatchObject({ type: "STATISTICS" }), PATIENT);
    expect(numbers.frames[1]).toMatchObject(statistics.result as object);
    const told = expect.objectContaining({ chatSendType: "TODO", id, qyid, dataId });
    await vi.waitFor(
      () => expect(assignee.frames.slice(1), "and not of the other one").toEqual([told]),
      PATIENT,
    );
  });
});
