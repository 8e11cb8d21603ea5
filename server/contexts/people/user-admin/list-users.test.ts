import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { UserRow } from "./user-rows.ts";

const server = useTestServer();

const list = async (filters: object, account = "zhoumy") => {
  const { code, message, result } = await server.request(account, "userAdmin.list", {
    pageSize: 200,
    ...filters,
  });
  expect({ code, message }).toEqual({ code: "0", message: null });
  return result as { list: UserRow[]; total: number };
};
const names = async (filters: object) => (await list(filters)).list.map((user) => user.name);

test("the list holds the firm's staff who are not deleted, newest first", async () => {
  const { list: users, total } = await list({});
  expect(total).toBe(39);
  expect(users.map((user) => user.createTime)).toEqual(
    users
      .map((user) => user.createTime)
      .toSorted()
      .toReversed(),
  );
  expect(users.some((user) => user.name === "陆文斌" || user.name === "钱锦")).toBe(false);
});

test("pages are disjoint and together the whole", async () => {
  const whole = await names({});
  const first = await list({ pageNum: 1, pageSize: 25 });
  const second = await list({ currentPage: 2, pageSize: 25 });
  expect(first.total).toBe(39);
  expect([...first.list, ...second.list].map((user) => user.name)).toEqual(whole);
  expect(await names({ pageNum: 9, pageSize: 25 })).toEqual([]);
});

test("phones leave the server masked", async () => {
  const { list: users } = await list({});
  for (const user of users) expect(user.phone).toMatch(/^1\d\d\*{4}\d{4}$/);
});

test("a row names its department and its roles", async () => {
  const [user] = (await list({ nameOrAccount: "zhaomin" })).list;
  expect(user).toMatchObject({
    deptName: "会计一部",
    roleNames: "会计主管",
    userKind: "deptManager",
    status: 1,
  });
});

describe("every filter keeps exactly what it names", () => {
  let everyone: UserRow[];
  beforeAll(async () => {
    everyone = (await list({})).list;
  });
  const namesWhere = (keep: (user: UserRow) => boolean) => {
    const kept = everyone.filter(keep).map((user) => user.name);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(everyone.length);
    return kept;
  };

  test("nameOrAccount, whatever the case", async () => {
    const wanted = namesWhere((user) => user.account.includes("xiao") || user.name.includes("xiao"));
    expect(await names({ nameOrAccount: "XIAO" })).toEqual(wanted);
    expect(await names({ nameOrAccount: "陈洁" })).toEqual(["陈洁"]);
    expect(await names({ nameOrAccount: "%" })).toEqual([]);
  });

  test("phone: the whole number, its start or its end", async () => {
    const { phone } = await server.db
      .selectFrom("staff")
      .select("phone")
      .where("account", "=", "sunli")
      .executeTakeFirstOrThrow();
    expect(await names({ phone })).toEqual(["孙丽"]);
    expect(await names({ phone: "138" })).toEqual(namesWhere((user) => user.phone.startsWith("138")));
    expect(await names({ phone: phone.slice(-4) })).toContain("孙丽");
  });

  test("phone: the hidden digits cannot be searched for", async () => {
    const { phone } = await server.db
      .selectFrom("staff")
      .select("phone")
      .where("account", "=", "sunli")
      .executeTakeFirstOrThrow();
    expect(await names({ phone: phone.slice(0, 5) })).toEqual([]);
    expect(await names({ phone: phone.slice(3, 8) })).toEqual([]);
  });

  test("deptId with the departments under it", async () => {
    const branch = await server.db
      .selectFrom("department")
      .select("deptId")
      .where("deptName", "=", "浦东分公司")
      .executeTakeFirstOrThrow();
    const wanted = namesWhere((user) =>
      ["浦东分公司", "会计一部", "会计二部", "外勤部"].includes(user.deptName),
    );
    expect(await names(branch)).toEqual(wanted);
  });

  test("roleId", async () => {
    const [roleId] = everyone.find((user) => user.roleNames === "外勤顾问")?.roleIds ?? [];
    expect(await names({ roleId })).toEqual(namesWhere((user) => user.roleNames === "外勤顾问"));
  });

  test("status", async () => {
    expect(await names({ status: 0 })).toEqual(["蒋楠"]);
    expect(await names({ status: 1 })).toEqual(namesWhere((user) => user.status === 1));
  });

  test("content, in name, account and department", async () => {
    expect(await names({ content: "外勤部" })).toEqual(namesWhere((user) => user.deptName === "外勤部"));
    expect(await names({ content: "sunli" })).toEqual(["孙丽"]);
  });

  test("deptName", async () => {
    expect(await names({ deptName: "会计" })).toEqual(namesWhere((user) => user.deptName.includes("会计")));
  });

  test("nameList", async () => {
    const wanted = namesWhere((user) => ["陈洁", "孙丽"].includes(user.name));
    expect(await names({ nameList: ["陈洁", "孙丽", "没有此人"] })).toEqual(wanted);
    expect(await names({ nameList: [] })).toHaveLength(39);
  });

  test("companyId: who looks after the company", async () => {
    const granted = await server.db
      .selectFrom("companyGrant")
      .select("userId")
      .where("companyId", "=", 1_001_003)
      .execute();
    const ids = new Set(granted.map((row) => row.userId));
    expect(await names({ companyId: 1_001_003 })).toEqual(namesWhere((user) => ids.has(user.id)));
  });

  test("isRemove", async () => {
    expect(await names({ isRemove: 1 })).toEqual(["陆文斌"]);
    expect(await names({ isRemove: 0 })).toHaveLength(39);
  });

  test("gsid: the own firm or none", async () => {
    expect(await names({ gsid: 1001 })).toHaveLength(39);
    const foreign = await server.request("zhoumy", "userAdmin.list", { pageSize: 10, gsid: 1002 });
    expect(foreign).toMatchObject({ status: 200, code: "0403", message: "不能查看其他公司的数据" });
  });
});

test("the other firm sees its own staff", async () => {
  const { list: users } = await list({}, "qianjin");
  expect(users.map((user) => user.name).toSorted()).toEqual(["许婷", "钱锦"].toSorted());
});

test("a filter by what belongs to another firm finds nothing", async () => {
  const foreign = await server.db
    .selectFrom("department")
    .select("deptId")
    .where("gsid", "=", 1002)
    .executeTakeFirstOrThrow();
  expect(await server.request("zhoumy", "userAdmin.list", { pageSize: 10, ...foreign })).toMatchObject({
    code: "0404",
  });
  const role = await server.db
    .selectFrom("role")
    .select("roleId")
    .where("gsid", "=", 1002)
    .executeTakeFirstOrThrow();
  expect(await names(role)).toEqual([]);
  expect(await names({ companyId: 1_002_001 })).toEqual([]);
});
