import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../testing/use-test-server.ts";

const server = useTestServer();
let form: object;
beforeAll(async () => {
  const { db } = server;
  const { deptId } = await db
    .selectFrom("department")
    .select("deptId")
    .where("deptName", "=", "会计一部")
    .executeTakeFirstOrThrow();
  const { roleId } = await db
    .selectFrom("role")
    .select("roleId")
    .where("gsid", "=", 1001)
    .executeTakeFirstOrThrow();
  form = { name: "新同事", phone: "13900001111", deptId, userKind: "ordinary", roleIds: [roleId] };
});

const countOf = async (account: string) =>
  (await server.db.selectFrom("staff").select("userId").where("account", "=", account).execute()).length;
const lastLog = async () =>
  await server.db
    .selectFrom("operationLog")
    .innerJoin("staff", "staff.userId", "operationLog.userId")
    .select(["staff.account", "operation", "title", "target", "success", "reason", "operationLog.createTime"])
    .orderBy("id", "desc")
    .executeTakeFirst();

test("a repeated intent happens once and gets the first answer", async () => {
  const key = randomUUID();
  const first = await server.request("chenjie", "userAdmin.add", { ...form, account: "once0001" }, key);
  const again = await server.request("chenjie", "userAdmin.add", { account: "once0001", ...form }, key);
  expect(first.code).toBe("0");
  expect(again).toEqual(first);
  expect(await countOf("once0001")).toBe(1);
});

test("tries of one intent at the same time happen once", async () => {
  const key = randomUUID();
  const tries = await Promise.all(
    [1, 2, 3, 4].map(
      async () => await server.request("chenjie", "userAdmin.add", { ...form, account: "once0002" }, key),
    ),
  );
  expect(new Set(tries.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(tries[0]?.code).toBe("0");
  expect(await countOf("once0002")).toBe(1);
});

test("the same key with other parameters is refused", async () => {
  const key = randomUUID();
  await server.request("chenjie", "userAdmin.add", { ...form, account: "once0003" }, key);
  expect(
    await server.request("chenjie", "userAdmin.add", { ...form, account: "once0004" }, key),
  ).toMatchObject({ status: 200, code: "0422" });
  expect(await countOf("once0004")).toBe(0);
});

test("the same key with another password is refused, with the same one it gets the first answer", async () => {
  const key = randomUUID();
  const { result } = await server.request("chenjie", "userAdmin.add", { ...form, account: "once0009" });
  const userIds = [(result as { userId: number }).userId];
  const reset = async (password: string) =>
    await server.request("chenjie", "userAdmin.resetPwd", { userIds, password }, key);
  const hash = async () =>
    await server.db
      .selectFrom("staff")
      .select("passwordHash")
      .where("account", "=", "once0009")
      .executeTakeFirstOrThrow();
  const first = await reset("Abcd12345");
  expect(first).toMatchObject({ code: "0" });
  const kept = await hash();
  expect(await reset("Zzzz98765")).toMatchObject({ status: 200, code: "0422" });
  expect(await reset("Abcd12345")).toEqual(first);
  expect(await hash()).toEqual(kept);
});

test("a key is the user's own", async () => {
  const key = randomUUID();
  await server.request("chenjie", "userAdmin.add", { ...form, account: "once0005" }, key);
  expect(
    await server.request("zhoumy", "userAdmin.add", { ...form, account: "once0006" }, key),
  ).toMatchObject({ code: "0" });
});

test("a refused intent may be tried again with its key", async () => {
  const key = randomUUID();
  expect(await server.request("sunli", "userAdmin.add", { ...form, account: "once0007" }, key)).toMatchObject(
    { code: "0403" },
  );
  await server.db
    .updateTable("staff")
    .set({ userKind: "superAdmin" })
    .where("account", "=", "sunli")
    .execute();
  expect(await server.request("sunli", "userAdmin.add", { ...form, account: "once0007" }, key)).toMatchObject(
    { code: "0" },
  );
  await server.db.updateTable("staff").set({ userKind: "ordinary" }).where("account", "=", "sunli").execute();
});

test("a write without a usable key is refused", async () => {
  for (const key of ["", "short", "spaces are bad"]) {
    const answer = await server.request("chenjie", "userAdmin.add", { ...form, account: "once0008" }, key);
    expect(answer).toMatchObject({ status: 400, code: "0401" });
  }
  expect(await countOf("once0008")).toBe(0);
});

test("a write is logged with who, when, what and to whom", async () => {
  await server.request("chenjie", "userAdmin.add", { ...form, account: "logged01" });
  expect(await lastLog()).toEqual({
    account: "chenjie",
    operation: "userAdmin.add",
    title: "新增用户",
    target: "新同事（logged01）",
    success: true,
    reason: null,
    createTime: server.clock.now(),
  });
});

test("a refused write is logged with its reason", async () => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhoumy")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "userAdmin.delete", { userId });
  expect(await lastLog()).toMatchObject({
    target: "周明远（zhoumy）",
    success: false,
    reason: "不能删除超级管理员「周明远」",
  });
  await server.request("sunli", "userAdmin.delete", { userId });
  expect(await lastLog()).toMatchObject({
    account: "sunli",
    success: false,
    reason: "您没有此操作的权限，请联系管理员开通",
  });
});

test("a replayed answer is not logged twice, nor is a read", async () => {
  const key = randomUUID();
  await server.request("chenjie", "userAdmin.add", { ...form, account: "logged02" }, key);
  const before = await server.db.selectFrom("operationLog").select("id").execute();
  await server.request("chenjie", "userAdmin.add", { ...form, account: "logged02" }, key);
  await server.request("chenjie", "userAdmin.list", { pageSize: 10 });
  expect(await server.db.selectFrom("operationLog").select("id").execute()).toEqual(before);
});
