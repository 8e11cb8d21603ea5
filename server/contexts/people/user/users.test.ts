import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { UserRow } from "../user-admin/user-rows.ts";

const server = useTestServer();

const userId = async (account: string) =>
  (
    await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", account)
      .executeTakeFirstOrThrow()
  ).userId;
const roleId = async (roleName: string, gsid = 1001) =>
  (
    await server.db
      .selectFrom("role")
      .select("roleId")
      .where("roleName", "=", roleName)
      .where("gsid", "=", gsid)
      .executeTakeFirstOrThrow()
  ).roleId;
const deptId = async (deptName: string, gsid = 1001) =>
  (
    await server.db
      .selectFrom("department")
      .select("deptId")
      .where("deptName", "=", deptName)
      .where("gsid", "=", gsid)
      .executeTakeFirstOrThrow()
  ).deptId;
const user = async (account: string) =>
  (await server.request("zhoumy", "userAdmin.detail", { userId: await userId(account) })).result as UserRow;
const authorise = async (actor: string, account: string, roles: readonly string[]) =>
  await server.request(actor, "user.authorise", {
    userId: await userId(account),
    roleIds: await Promise.all(roles.map(async (name) => await roleId(name))),
  });

describe("authorising", () => {
  test("gives one user exactly the roles", async () => {
    expect(await authorise("chenjie", "liwenjing", ["会计主管", "外勤顾问"])).toMatchObject({ code: "0" });
    expect((await user("liwenjing")).roleNames).toBe("会计主管、外勤顾问");
  });

  test("a batch gets roles beside its own, or in their place", async () => {
    const userIds = [await userId("zengfan"), await userId("caimingyue")];
    const batch = async (mode: string, name: string) =>
      await server.request("chenjie", "user.batchAuthorise", {
        userIds,
        roleIds: [await roleId(name)],
        mode,
      });
    expect(await batch("add", "会计主管")).toMatchObject({ code: "0" });
    expect((await user("zengfan")).roleNames).toBe("会计主管、主办会计");
    expect((await user("caimingyue")).roleNames).toBe("会计主管、外勤顾问");
    expect(await batch("add", "会计主管")).toMatchObject({ code: "0" });
    expect(await batch("replace", "只读审计")).toMatchObject({ code: "0" });
    expect((await user("zengfan")).roleNames).toBe("只读审计");
    expect(await batch("instead", "只读审计")).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "mode", message: "授权方式不在可选范围内" }] },
    });
  });

  test("is refused for oneself, the super administrator, administrators and roles beyond one's own", async () => {
    const refusals = [
      await authorise("chenjie", "chenjie", ["主办会计"]),
      await authorise("chenjie", "zhoumy", ["主办会计"]),
      await authorise("liuwei", "wujun", ["主办会计"]),
      await authorise("liuwei", "sunli", ["公司管理"]),
      await authorise("zhaomin", "sunli", ["主办会计"]),
    ];
    expect(refusals.map(({ code, message }) => [code, message])).toEqual([
      ["0409", "不能修改自己的角色，请联系其他管理员"],
      ["0409", "超级管理员「周明远」拥有全部权限，不需要授权"],
      ["0409", "「吴军」是管理员，只有管理员可以操作"],
      ["0400", "不能分配超出自己权限的角色"],
      ["0403", "您没有此操作的权限，请联系管理员开通"],
    ]);
    expect((await user("sunli")).roleNames).toBe("主办会计");
  });

  test("another firm's users and roles do not exist", async () => {
    expect(await authorise("chenjie", "xuting", ["主办会计"])).toMatchObject({ code: "0404" });
    expect(
      await server.request("chenjie", "user.authorise", {
        userId: await userId("sunli"),
        roleIds: [await roleId("主办会计", 1002)],
      }),
    ).toMatchObject({
      result: { fieldErrors: [{ path: "roleIds", message: "所选角色不存在，请重新选择" }] },
    });
  });
});

describe("moving", () => {
  const move = async (actor: string, accounts: readonly string[], to: number, key?: string) =>
    await server.request(
      actor,
      "user.move",
      { userIds: await Promise.all(accounts.map(userId)), deptId: to },
      key,
    );

  test("puts all of them into the department, once", async () => {
    const to = await deptId("质控部");
    expect(await move("chenjie", ["yuyang", "yujianguo"], to, "move-users-1")).toMatchObject({ code: "0" });
    expect([(await user("yuyang")).deptName, (await user("yujianguo")).deptName]).toEqual([
      "质控部",
      "质控部",
    ]);
    await move("chenjie", ["yuyang"], await deptId("外勤部"));
    await move("chenjie", ["yuyang", "yujianguo"], to, "move-users-1");
    expect((await user("yuyang")).deptName).toBe("外勤部");
  });

  test("is refused whole with a stranger, and for a department of another firm", async () => {
    const to = await deptId("质控部");
    expect(await move("chenjie", ["duruo", "xuting"], to)).toMatchObject({ code: "0404" });
    expect(await move("chenjie", ["duruo"], await deptId("会计部", 1002))).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "deptId", message: "所选部门不存在，请重新选择" }] },
    });
    expect(await move("heqing", ["duruo"], to)).toMatchObject({ code: "0403" });
    expect((await user("duruo")).deptName).toBe("客户成功部");
  });
});

describe("client companies of users", () => {
  test("the counts are those of the rows: without companies in the recycle bin", async () => {
    const { result } = await server.request("zhoumy", "userAdmin.list", { pageSize: 200 });
    const { list } = result as { list: UserRow[] };
    const grants = await server.db
      .selectFrom("companyGrant")
      .innerJoin("company", "company.companyId", "companyGrant.companyId")
      .select(["companyGrant.userId", "companyGrant.companyId"])
      .where("company.isRemove", "=", 0)
      .execute();
    for (const row of list) {
      expect(row.delegateCount).toBe(grants.filter((grant) => grant.userId === row.id).length);
    }
    const ids = new Set(list.map((row) => row.id));
    const counted = new Set(grants.filter((grant) => ids.has(grant.userId)).map((grant) => grant.companyId));
    expect((await server.request("zhoumy", "user.delegateCounts")).result).toEqual({
      userCount: list.length,
      delegateCount: counted.size,
    });
  });

  test("the counts follow the list's filters", async () => {
    const filters = { deptId: await deptId("浦东分公司"), status: 1 };
    const { result } = await server.request("zhoumy", "userAdmin.list", { pageSize: 200, ...filters });
    const { total } = result as { total: number };
    expect((await server.request("zhoumy", "user.delegateCounts", filters)).result).toMatchObject({
      userCount: total,
    });
  });

  test.each([[["孙丽"]], [["孙丽", "李文静"]]])("the counts of %s alone", async (nameList) => {
    expect((await server.request("zhoumy", "user.delegateCounts", { nameList })).result).toMatchObject({
      userCount: nameList.length,
    });
  });

  test("a company's name or code leads to the users who look after it", async () => {
    const grant = await server.db
      .selectFrom("companyGrant")
      .innerJoin("company", "company.companyId", "companyGrant.companyId")
      .innerJoin("staff", "staff.userId", "companyGrant.userId")
      .select(["companyGrant.companyId", "company.companyName", "company.khbm"])
      .where("company.gsid", "=", 1001)
      .where("company.isRemove", "=", 0)
      .where("staff.isRemove", "=", 0)
      .orderBy("company.companyId")
      .executeTakeFirstOrThrow();
    const wanted = await server.db
      .selectFrom("companyGrant")
      .innerJoin("staff", "staff.userId", "companyGrant.userId")
      .select("staff.name")
      .where("companyGrant.companyId", "=", grant.companyId)
      .where("staff.isRemove", "=", 0)
      .execute();
    const names = wanted.map(({ name }) => name).toSorted();
    for (const filter of [{ companyName: grant.companyName }, { companyNo: grant.khbm }]) {
      const answer = await server.request("zhoumy", "user.page", { pageNum: 1, pageSize: 100, ...filter });
      const { list } = answer.result as { list: { userName: string; phone: string }[] };
      expect(list.map(({ userName }) => userName).toSorted()).toEqual(names);
      expect(list.every(({ phone }) => phone.includes("****"))).toBe(true);
    }
  });

  test("the type of a company, and what is known of the user, narrow further", async () => {
    const page = async (filters: object) =>
      (
        (await server.request("zhoumy", "user.page", { pageNum: 1, pageSize: 500, ...filters })).result as {
          list: { userId: number; userName: string; status: number }[];
        }
      ).list;
    const ofType = await server.db
      .selectFrom("companyGrant")
      .innerJoin("company", "company.companyId", "companyGrant.companyId")
      .innerJoin("staff", "staff.userId", "companyGrant.userId")
      .select("companyGrant.userId")
      .distinct()
      .where("company.companyType", "=", "2")
      .where("company.isRemove", "=", 0)
      .where("company.gsid", "=", 1001)
      .where("staff.isRemove", "=", 0)
      .execute();
    const ids = async (filters: object) => new Set((await page(filters)).map((listed) => listed.userId));
    expect(await ids({ companyType: "2" })).toEqual(new Set(ofType.map((listed) => listed.userId)));
    expect((await page({ userName: "蒋" })).map((listed) => listed.userName)).toEqual(["蒋楠"]);
    expect(
      (await page({ userNameList: ["孙丽", "赵敏"] })).map((listed) => listed.userName).toSorted(),
    ).toEqual(["孙丽", "赵敏"].toSorted());
    expect((await page({ status: 0 })).every((listed) => listed.status === 0)).toBe(true);
    expect(await page({ userName: "孙丽", status: 0 })).toEqual([]);
  });
});

describe("sorting the list", () => {
  const sorted = async (sortField: string, sortOrder: string) =>
    (
      (await server.request("zhoumy", "userAdmin.list", { pageSize: 200, sortField, sortOrder })).result as {
        list: UserRow[];
      }
    ).list;

  test("by account, by companies, by creation", async () => {
    for (const field of ["account", "delegateCount", "createTime"] as const) {
      const ascending = (await sorted(field, "asc")).map((row) => row[field]);
      expect(ascending).toEqual(ascending.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const descending = (await sorted(field, "desc")).map((row) => row[field]);
      expect(descending).toEqual(ascending.toReversed());
    }
  });

  test("who never signed in stands last either way", async () => {
    for (const order of ["asc", "desc"]) {
      const times = (await sorted("lastLoginTime", order)).map((row) => row.lastLoginTime);
      const firstMissing = times.indexOf(null);
      expect(firstMissing).toBeGreaterThan(0);
      expect(times.slice(firstMissing).every((time) => time === null)).toBe(true);
    }
  });

  test("another field is refused", async () => {
    expect(
      await server.request("zhoumy", "userAdmin.list", { pageSize: 10, sortField: "phone" }),
    ).toMatchObject({ code: "0400", result: { fieldErrors: [{ path: "sortField" }] } });
  });
});

describe("finding users", () => {
  const match = async (content: string, account = "zhoumy") =>
    ((await server.request(account, "user.fuzzyMatch", { content })).result as { userName: string }[]).map(
      ({ userName }) => userName,
    );

  test("by name, account or department, at most twenty", async () => {
    expect(await match("陈洁")).toEqual(["陈洁"]);
    expect(await match("CHENJ")).toEqual(["陈洁"]);
    expect(await match("客户成功")).toEqual(["程诺", "杜若", "叶青"]);
    expect(await match(" ")).toHaveLength(20);
    expect(await match("陆文斌")).toEqual([]);
    expect(await match("陈洁", "qianjin")).toEqual([]);
  });

  test("by role: those who work, or stopped ones too", async () => {
    const names = async (operation: string) =>
      (
        (await server.request("zhoumy", operation, { roleId: await roleId("主办会计") })).result as {
          userName: string;
        }[]
      ).map(({ userName }) => userName);
    expect(await names("user.roleAllUsers")).toContain("蒋楠");
    expect(await names("user.roleToUserList")).not.toContain("蒋楠");
    expect(await names("user.roleToUserList")).toContain("孙丽");
    expect(await names("user.roleAllUsers")).not.toContain("陆文斌");
  });
});
