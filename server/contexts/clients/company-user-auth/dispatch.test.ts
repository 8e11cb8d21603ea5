import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
let sunli: number;
let liwenjing: number;
beforeAll(async () => {
  [sunli, liwenjing] = [await staffId("sunli"), await staffId("liwenjing")];
});

const staffId = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `companyUserAuth.${operation}`, params);
/** A grant, or a record of one. */
interface Row {
  readonly companyId: number;
  readonly companyName: string;
  readonly userName: string;
  readonly deptName: string;
  readonly action: string;
  readonly createTime: string;
}
const page = async (operation: string, params: object, account?: string) =>
  (await call(operation, { pageNum: 1, pageSize: 500, ...params }, account)).result as {
    list: Row[];
    total: number;
  };
const users = async (companyId: number) =>
  (await page("grant.list", { companyId })).list.map(({ userName }) => userName).toSorted();
const records = async (companyId: number, params: object = {}) =>
  (await page("operationRecord.page", { companyId, ...params })).list;

const FOREIGN = 1_002_001;

describe("one company and one user", () => {
  test("are joined and parted, with a record of each", async () => {
    const companyId = 1_001_003;
    const before = await users(companyId);
    const count = (await records(companyId)).length;
    await call("addUser", { companyId, userId: sunli });
    expect(await users(companyId)).toEqual([...before, "孙丽"].toSorted());
    expect((await server.request("sunli", "company.serviceInfo", { companyId })).code).toBe("0");
    await call("removeUser", { companyId, userId: sunli });
    expect(await users(companyId)).toEqual(before);
    expect((await server.request("sunli", "company.serviceInfo", { companyId })).code).toBe("0404");
    const after = await records(companyId);
    expect(after).toHaveLength(count + 2);
    expect(after.slice(0, 2)).toMatchObject([
      { userName: "孙丽", operatorName: "陈洁", action: "remove", createTime: server.clock.now() },
      { userName: "孙丽", operatorName: "陈洁", action: "grant" },
    ]);
    expect((await records(companyId, { action: "remove" })).map(({ action }) => action)).toEqual(["remove"]);
  });

  test("joined twice are joined once", async () => {
    const companyId = 1_001_004;
    await call("addUser", { companyId, userId: liwenjing });
    const count = (await records(companyId)).length;
    expect(await call("addUser", { companyId, userId: liwenjing })).toMatchObject({ code: "0" });
    expect(await records(companyId)).toHaveLength(count);
  });

  test("cannot be parted when they are not joined", async () => {
    expect(await call("removeUser", { companyId: 1_001_006, userId: sunli })).toMatchObject({
      code: "0404",
      message: "该用户不是此客户的负责人，请刷新后重试",
    });
  });
});

describe("many at once", () => {
  const batch = (params: object, account?: string) => call("batchAdd", params, account);

  test("are added to those who are there, or replace them", async () => {
    const companyIdList = [1_001_007, 1_001_008];
    const before = await users(1_001_007);
    const added = await batch({ companyIdList, userIdList: [sunli, liwenjing] });
    expect(await users(1_001_007)).toEqual([...new Set([...before, "孙丽", "李文静"])].toSorted());
    expect((added.result as { removed: number }).removed).toBe(0);
    await batch({ companyIdList, userIdList: [liwenjing], mode: "replace" });
    expect([await users(1_001_007), await users(1_001_008)]).toEqual([["李文静"], ["李文静"]]);
    expect((await records(1_001_007))[0]).toMatchObject({ action: "remove" });
  });

  test("are refused whole when a company or a user is not the firm's, or has stopped working", async () => {
    const companyId = 1_001_010;
    const before = await users(companyId);
    expect(await batch({ companyIdList: [companyId, FOREIGN], userIdList: [sunli] })).toMatchObject({
      code: "0404",
    });
    for (const account of ["qianjin", "jiangnan", "luwenbin"]) {
      const answer = await batch({ companyIdList: [companyId], userIdList: [sunli, await staffId(account)] });
      expect(answer).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path: "userIdList", message: "所选负责人不存在或已停用，请重新选择" }] },
      });
    }
    expect(await users(companyId)).toEqual(before);
  });

  test("need the permission to dispatch", async () => {
    const companyIdList = [1_001_001];
    expect(await batch({ companyIdList, userIdList: [sunli] }, "sunli")).toMatchObject({ code: "0403" });
    expect(await batch({ companyIdList, userIdList: [sunli] }, "heqing")).toMatchObject({ code: "0403" });
    expect(await batch({ companyIdList, userIdList: [sunli] }, "zhaomin")).toMatchObject({ code: "0" });
  });
});

describe("the lists", () => {
  test("grants by user and by company name, only of companies that one sees", async () => {
    const ownGrants = await page("grant.list", { userId: sunli });
    expect(ownGrants.total).toBeGreaterThan(10);
    expect(ownGrants.list.every((grant) => grant.userName === "孙丽" && grant.deptName === "会计一部")).toBe(
      true,
    );
    const named = await page("grant.list", { companyName: "云启" });
    expect(new Set(named.list.map(({ companyName }) => companyName))).toEqual(
      new Set(["上海云启信息技术有限公司"]),
    );
    const seen = await page("grant.list", {}, "sunli");
    const companies = new Set(ownGrants.list.map(({ companyId }) => companyId));
    expect(seen.list.every(({ companyId }) => companies.has(companyId))).toBe(true);
    expect((await page("grant.list", { companyId: FOREIGN })).total).toBe(0);
  });

  test("records survive the company", async () => {
    const companyIdList = [1_001_012];
    const before = await records(1_001_012);
    await server.request("chenjie", "company.delete", { companyIdList });
    await server.request("chenjie", "company.emptyTrash", { companyIdList });
    expect(await records(1_001_012)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect((await page("operationRecord.page", { companyId: 1_001_012 }, "qianjin")).total).toBe(0);
  });

  test("records come newest first, or as they are asked for", async () => {
    const times = async (params: object) =>
      (await page("operationRecord.page", params)).list.map(({ createTime }) => createTime);
    const oldestFirst = await times({ sortField: "createTime", sortOrder: "asc" });
    expect(oldestFirst).toEqual(oldestFirst.toSorted());
    expect(await times({})).toEqual(oldestFirst.toReversed());
    expect(new Set(oldestFirst).size).toBeGreaterThan(1);
    expect(await call("operationRecord.page", { pageSize: 10, sortField: "userName" })).toMatchObject({
      code: "0400",
    });
  });

  test("users to dispatch to work here, and say how much they have", async () => {
    const list = (await call("userList", {})).result as {
      userId: number;
      label: string;
      companyCount: number;
    }[];
    const user = list.find(({ userId }) => userId === sunli);
    expect(user?.label).toBe("孙丽（会计一部）");
    expect(user?.companyCount).toBe((await page("grant.list", { userId: sunli })).total);
    const ids = list.map(({ userId }) => userId);
    expect(ids).not.toContain(await staffId("jiangnan"));
    expect(ids).not.toContain(await staffId("qianjin"));
    expect((await call("userList", { name: "孙" })).result).toHaveLength(1);
  });
});
