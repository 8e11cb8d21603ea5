import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { refusalOfFault } from "./refusal-of-fault.ts";
import { replaceOperations } from "../../testing/replace-operations.ts";
import { type TestServer, testServer } from "../../testing/test-server.ts";

/** The effect on the database that replaces the list of roles. */
let meddle: (db: Kysely<never>) => Promise<unknown> = () => Promise.resolve();
let server: TestServer;
beforeAll(async () => {
  const page = async (_params: object, { db }: { readonly db: unknown }) => await meddle(db as Kysely<never>);
  server = await testServer({ served: replaceOperations({ "role.page": page }) });
});
afterAll(() => server.close());

const answerTo = async (statement: string) => {
  meddle = async (db) => await sql.raw(statement).execute(db);
  return await server.request("zhoumy", "role.page", { pageNum: 1, pageSize: 10 });
};

const MENDABLE = [
  ["a deadlock", "40P01", 200, "0423"],
  ["a failed serialization", "40001", 200, "0423"],
  ["a lock that is not had in time", "55P03", 200, "0423"],
  ["a statement that takes too long", "57014", 200, "0408"],
  ["a broken reference", "23503", 200, "0409"],
  ["a NUL byte", "22021", 200, "0400"],
  ["a number that is too large", "22003", 200, "0400"],
  ["a database that goes down", "57P01", 503, "0503"],
  ["too many connections", "53300", 503, "0503"],
  ["a full disk", "53100", 503, "0503"],
  ["a statement that cannot be right", "42601", 500, "0500"],
] as const;

test.each(MENDABLE)("%s (%s) is answered %i %s", async (_what, state, status, code) => {
  const answer = await answerTo(`do $$ begin raise exception 'secret' using errcode = '${state}'; end $$`);
  expect(answer).toMatchObject({ status, code, result: null });
  expect(answer.message).not.toContain("secret");
});

test("a full disk is named to the user and to who runs the server, until something is written again", async () => {
  const ready = async () => (await server.app.inject({ url: "/api/ready" })).json<object>();
  const write = async (roleName: string) =>
    expect(await server.request("chenjie", "role.add", { roleName })).toMatchObject({ code: "0" });
  await write("还有空间");
  expect(await ready()).toMatchObject({ code: "0", result: { disk: "ok" } });
  const answer = await answerTo("do $$ begin raise exception using errcode = '53100'; end $$");
  expect(answer.message).toBe("数据库所在磁盘的空间已满，暂时不能保存，请联系系统管理员");
  expect(await ready()).toMatchObject({ code: "0", result: { database: "ok", disk: "full" } });
  await write("又有空间");
  expect(await ready()).toMatchObject({ result: { disk: "ok" } });
});

test.each([
  Object.assign(new Error("could not extend file"), { code: "53100" }),
  Object.assign(new Error("write"), { code: "ENOSPC" }),
  new DatabaseUnavailable(Object.assign(new Error("no space left"), { code: "53100" })),
])("%s is a full disk", (error) => {
  expect(refusalOfFault(error)?.message).toContain("磁盘的空间已满");
});

test("who can only wait is told for how long", async () => {
  meddle = async (db) =>
    await sql.raw("do $$ begin raise exception using errcode = '57P03'; end $$").execute(db);
  const response = await server.app.inject({
    method: "POST",
    url: "/api/auth/role/page",
    headers: { "access-token": await server.signIn("zhoumy") },
    payload: { pageNum: 1, pageSize: 10 },
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
});

test("ten who add the same role at once: one has it, nine are told at the name", async () => {
  const answers = await Promise.all(
    Array.from(
      { length: 10 },
      async () => await server.request("chenjie", "role.add", { roleName: "同时新增" }),
    ),
  );
  expect(answers.filter(({ code }) => code === "0")).toHaveLength(1);
  for (const { status, code, result } of answers.filter((answer) => answer.code !== "0"))
    expect({ status, code, result }).toMatchObject({
      status: 200,
      code: "0400",
      result: { fieldErrors: [{ path: "roleName" }] },
    });
  const logged = await server.db
    .selectFrom("operationLog")
    .select("reason")
    .where("operation", "=", "role.add")
    .where("success", "=", false)
    .execute();
  expect(logged).toHaveLength(9);
  for (const { reason } of logged) expect(reason).not.toContain("服务异常");
});

test.each(["\u0000", "\ud800"])("a text with %j is refused at its field, in queries too", async (mark) => {
  expect(await server.request("chenjie", "role.add", { roleName: `名称${mark}` })).toMatchObject({
    status: 200,
    code: "0400",
    result: { fieldErrors: [{ path: "roleName", message: expect.stringContaining("无法保存的字符") }] },
  });
  const query = await server.app.inject({
    url: "/api/permissions/v3/userMenu?appId=a%00b",
    headers: { "access-token": await server.signIn("zhoumy") },
  });
  expect(query.json()).toMatchObject({ code: "0400" });
});
