import { afterAll, beforeAll, expect, test } from "vitest";
import { runJob } from "../../testing/follow-job.ts";
import { type TestServer, testServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustProxy: ["127.0.0.1"] });
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
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: "0" });
  return answer.result as never;
};

test("each changed field of a record has its value before and after, codes and references in words", async () => {
  const { roleId } = (await done("role.add", { roleName: "审核岗", remark: "原说明" })) as { roleId: number };
  expect((await changes()).rows).toEqual([
    expect.objectContaining({ kind: "角色", recordName: "审核岗", change: "create", fieldTitle: "新增" }),
  ]);
  await done("role.update", { roleId, roleName: "复核岗", remark: "原说明" });
  const { entry, rows } = await changes();
  expect(entry).toMatchObject({ title: "修改角色", success: true });
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

test("personal data stands there as screens show it, secrets only as changed", async () => {
  const { companyId } = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .executeTakeFirstOrThrow();
  const contact = { qyid: companyId, name: "郑联系", isDecisionMaker: false, isCommon: false };
  const { id } = (await done("customerProfile.contact.save", { ...contact, phone: "13812345678" })) as {
    id: number;
  };
  await done("customerProfile.contact.save", { ...contact, id, phone: "13987654321", post: "出纳" });
  const { entry, rows } = await changes();
  expect(rows.map(({ fieldTitle, beforeText, afterText }) => [fieldTitle, beforeText, afterText])).toEqual([
    ["职务", null, "出纳"],
    ["联系电话", "138****5678", "139****4321"],
  ]);
  const page = { pageNum: 1, pageSize: 20 };
  expect(await server.request("chenjie", "operatorLog.change.page", { ...page, id: entry.id })).toMatchObject(
    {
      result: { total: 2, list: [{ kind: "联系人", recordName: "郑联系", operatorName: "陈洁" }, {}] },
    },
  );
  const ofClient = await server.request("chenjie", "operatorLog.companyChange.page", { ...page, companyId });
  expect(ofClient).toMatchObject({
    result: { total: expect.any(Number) },
  });
  const { list } = ofClient.result as { list: readonly object[] };
  expect(list.slice(0, 3)).toMatchObject([{ fieldTitle: "联系电话" }, {}, { change: "create" }]);
  const foreign = await server.request("qianjin", "operatorLog.companyChange.page", { ...page, companyId });
  expect(foreign.code).not.toBe("0");

  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhaomin")
    .executeTakeFirstOrThrow();
  await done("userAdmin.resetPwd", { password: "A1b2C3d4E5f6G7h8I9", userIds: [userId] }, "zhoumy");
  const reset = await changes();
  expect(reset.rows).toContainEqual(
    expect.objectContaining({
      kind: "用户",
      fieldTitle: "登录密码",
      beforeText: null,
      afterText: "（已变更）",
    }),
  );
  const all = JSON.stringify(await server.db.selectFrom("fieldChange").selectAll().execute());
  for (const secret of ["13812345678", "13987654321", "A1b2C3", "scrypt"]) expect(all).not.toContain(secret);
});

test("permissions that are written anew but not changed are no change", async () => {
  const { roleId } = (await done("role.add", { roleName: "权限岗", remark: "" })) as { roleId: number };
  const save = async (...codes: string[]) =>
    await done("role.savePermissions", {
      roleId,
      permissions: codes.map((code) => ({ code, operationFlag: 1 })),
    });
  await save("basicSetting.organisation", "basicSetting.logs");
  await save("basicSetting.logs", "basicSetting.jobs");
  const { rows } = await changes();
  expect(
    rows
      .filter(({ fieldTitle }) => fieldTitle === "权限")
      .map(
        ({ change, recordName, beforeText, afterText }) =>
          `${change} ${recordName} ${beforeText ?? afterText}`,
      )
      .toSorted(),
  ).toEqual(["create 权限岗 后台任务", "delete 权限岗 组织架构"]);
});

test("what a job changes belongs to the entry of the request that left it", async () => {
  const before = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .limit(2)
    .execute();
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhaomin")
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom("companyGrant").where("userId", "=", userId).execute();
  const ids = before.map(({ companyId }) => companyId);
  await runJob(server, "chenjie", "companyUserAuth.asyncBatchAdd", {
    companyIdList: ids,
    userIdList: [userId],
  });
  const { rows } = await changes();
  const names = rows.filter(({ fieldTitle }) => fieldTitle === "负责人").map(({ afterText }) => afterText);
  expect(names).toEqual(["赵敏", "赵敏"]);
});

test("a write that is refused or fails leaves no change behind", async () => {
  const kept = async () => await server.db.selectFrom("fieldChange").select("id").orderBy("id").execute();
  const before = await kept();
  expect(
    await server.request("chenjie", "role.add", { roleName: "审核岗".repeat(40), remark: "" }),
  ).not.toMatchObject({
    code: "0",
  });
  expect(await kept()).toEqual(before);
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
