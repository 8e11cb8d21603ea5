import { afterAll, beforeAll, expect, test } from "vitest";
import { runJob } from "../testing/follow-job.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustedProxies: ["127.0.0.1"] });
});
afterAll(async () => {
  await server.close();
});

const changes = async () => {
  const { id } = await server.db
    .selectFrom("operationLog")
    .select((log) => log.fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  const entry = await server.db
    .selectFrom("operationLog")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await server.db
    .selectFrom("fieldChange")
    .select(["kind", "recordName", "change", "fieldTitle", "beforeText", "afterText", "companyId"])
    .where("requestNo", "=", entry.requestNo ?? "")
    .orderBy("id")
    .execute();
  return { entry, rows };
};
const done = async (operation: string, params: object, account = "chenjie") => {
  const answer = await server.request(account, operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as never;
};

test("each changed field of a record has its value before and after, codes and references in words", async () => {
  const { roleId } = (await done("role.add", { roleName: "审核岗", remark: "原说明" })) as { roleId: number };
  expect((await changes()).rows).toEqual([
    expect.objectContaining({ kind: "角色", recordName: "审核岗", change: "create", fieldTitle: "新增" }),
  ]);
  await done("role.update", { roleId, roleName: "复核岗", remark: "原说明" });
  const { entry, rows } = await changes();
  expect(entry).toMatchObject({ title: "编辑角色", success: true });
  expect(rows).toEqual([
    {
      kind: "角色",
      recordName: "复核岗",
      change: "update",
      fieldTitle: "角色名称",
      beforeText: "审核岗",
      afterText: "复核岗",
      companyId: null,
    },
  ]);
});

test("a write that is refused or fails leaves no change behind", async () => {
  const before = await server.db.selectFrom("fieldChange").select("id").execute();
  expect(
    await server.request("chenjie", "role.add", { roleName: "审核岗".repeat(40), remark: "" }),
  ).not.toMatchObject({
    code: "0",
  });
  expect(await server.db.selectFrom("fieldChange").select("id").execute()).toEqual(before);
  expect(await server.db.selectFrom("changeCapture").select("id").execute()).toEqual([]);
});

test("the address is the client's when a trusted proxy says so, and only then", async () => {
  const token = await server.signIn("chenjie");
  const send = async (remoteAddress: string) =>
    await server.app.inject({
      method: "POST",
      url: "/api/fintax/application/dz/job/cancel",
      remoteAddress,
      headers: {
        "access-token": token,
        "idempotency-key": crypto.randomUUID(),
        "x-forwarded-for": "203.0.113.9",
        "client-ip": "198.51.100.7",
      },
      payload: { taskid: "none" },
    });
  const answer = await send("127.0.0.1");
  const { entry } = await changes();
  expect(entry).toMatchObject({ clientIp: "203.0.113.9", success: false });
  expect(entry.requestNo).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(answer.headers["x-request-no"]).toBe(entry.requestNo);
  await send("192.0.2.1");
  expect((await changes()).entry).toMatchObject({ clientIp: "192.0.2.1" });
});

test("every answer has a number of its own, a page that is missing too", async () => {
  const numbers = await Promise.all(
    ["/api/health", "/nothing", "/version.json"].map(
      async (url) => (await server.app.inject({ url })).headers["x-request-no"],
    ),
  );
  expect(new Set(numbers).size).toBe(3);
  expect(numbers).not.toContain(undefined);
});
