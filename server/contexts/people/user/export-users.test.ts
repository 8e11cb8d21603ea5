import { readSheet } from "read-excel-file/node";
import { expect, test, vi } from "vitest";
import { runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { UserRow } from "../user-admin/user-rows.ts";

interface Task {
  readonly status: number;
  readonly message: string | null;
  readonly fileName: string | null;
  readonly url: string | null;
}

const server = useTestServer();

/** The finished task of an export, and the rows of its file. */
const exported = async (account: string, operation: string, params: object) => {
  const started = await server.request(account, operation, params);
  expect(started).toMatchObject({ code: "0" });
  const { taskid } = started.result as { taskid: string };
  const task = await vi.waitFor(
    async () => {
      const finished = (await server.request(account, "taskCentre.fileList", { taskid })).result as Task;
      expect(finished.status).not.toBe(0);
      return finished;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(task).toMatchObject({ status: 1 });
  const file = await server.fetch(account, task.url ?? "");
  return { task, rows: await readSheet(file.rawPayload) };
};
const users = async () =>
  (
    (
      await server.request("zhoumy", "userAdmin.list", {
        pageSize: 200,
        sortField: "account",
        sortOrder: "asc",
      })
    ).result as { list: UserRow[] }
  ).list;

test("the register of staff has the list's rows, masked as the list masks them", async () => {
  const { task, rows } = await exported("chenjie", "user.exportByType", { type: "staff" });
  const [head, ...body] = rows;
  expect(task.fileName).toBe("员工名册_202611201000.xlsx");
  expect(head).toEqual([
    "姓名",
    "登录账号",
    "手机号",
    "所属部门",
    "用户类型",
    "角色",
    "负责企业数",
    "状态",
    "最近登录时间",
    "创建时间",
  ]);
  const list = await users();
  expect(task.message).toBe(`共导出 ${list.length} 条`);
  expect(body.map((row) => row.slice(0, 4))).toEqual(
    list.map((user) => [user.name, user.account, user.phone, user.deptName]),
  );
  const stopped = body.find(([name]) => name === "蒋楠");
  expect(stopped?.slice(4, 8)).toEqual(["普通用户", "主办会计", expect.any(Number), "停用"]);
});

test("the roles stand one a row", async () => {
  const { rows } = await exported("chenjie", "user.exportByType", { type: "roles" });
  const list = await users();
  expect(rows.length - 1).toBe(list.reduce((sum, user) => sum + user.roleIds.length, 0));
  expect(rows).toContainEqual(expect.arrayContaining(["孙丽", "sunli", "主办会计"]));
});

test("the client companies stand one a row", async () => {
  const { rows } = await exported("chenjie", "user.exportByType", { type: "companies" });
  const list = await users();
  expect(rows.length - 1).toBe(list.reduce((sum, user) => sum + user.delegateCount, 0));
});

test("the distribution has everybody under their department, with their number of companies", async () => {
  const { rows } = await exported("chenjie", "department.exportDistribution", {});
  const list = await users();
  expect(rows[0]).toEqual(["部门", "姓名", "登录账号", "负责企业数", "其中在服"]);
  expect(new Map(rows.slice(1).map(([_path, _name, account, total]) => [account, total]))).toEqual(
    new Map(list.map((user) => [user.account, user.delegateCount])),
  );
  expect(rows.find(([, name]) => name === "孙丽")?.[0]).toBe("上海云帆财税 / 浦东分公司 / 会计一部");
});

test("the distribution of one department leaves the others out", async () => {
  const { deptId } = await server.db
    .selectFrom("department")
    .select("deptId")
    .where("deptName", "=", "浦东分公司")
    .executeTakeFirstOrThrow();
  const { rows } = await exported("chenjie", "department.exportDistribution", { deptId });
  const paths = rows.slice(1).map(([path]) => String(path));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.every((path) => path.startsWith("上海云帆财税 / 浦东分公司"))).toBe(true);
});

test("an export needs its code, and a kind that exists", async () => {
  expect(await server.request("zhaomin", "user.exportByType", { type: "staff" })).toMatchObject({
    code: "0403",
  });
  expect(await server.request("chenjie", "user.exportByType", { type: "everything" })).toMatchObject({
    code: "0400",
    result: { fieldErrors: [{ path: "type", message: "导出内容不在可选范围内" }] },
  });
});

test("the companies are those that the user may see", async () => {
  const { result } = await server.request("chenjie", "role.add", {
    roleName: "导出员工",
    permissions: [{ code: "basicSetting.staffActions.export", operationFlag: 0 }],
  });
  const { roleId } = result as { roleId: number };
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.db.insertInto("staffRole").values({ userId, roleId, gsid: 1001 }).execute();
  const companies = await server.db
    .selectFrom("companyGrant")
    .innerJoin("company", "company.companyId", "companyGrant.companyId")
    .select("company.companyName")
    .where("companyGrant.userId", "=", userId)
    .where("company.isRemove", "=", 0)
    .execute();
  const { rows } = await exported("sunli", "user.exportByType", { type: "companies" });
  const [head, ...body] = rows;
  const shown = new Set(body.map((row) => row[head?.indexOf("企业名称") ?? -1]));
  expect(shown).toEqual(new Set(companies.map(({ companyName }) => companyName)));
});

test.each([
  ["user.export", { type: "companies" }],
  ["department.exportDistribution", {}],
])("a retried %s asks again whether the user may export", async (kind, params) => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "zhaomin")
    .executeTakeFirstOrThrow();
  const taskid = `failed-${kind}`;
  await server.db
    .insertInto("job")
    .values({
      taskid,
      kind,
      userId,
      gsid: 1001,
      title: "导出",
      module: kind,
      params: JSON.stringify(params),
      status: 2,
      progress: 0,
      attempts: 0,
      createTime: server.clock.now(),
    })
    .execute();
  expect(await runJob(server, "zhaomin", "taskCentre.retry", { taskid })).toMatchObject({
    status: 2,
    message: "您没有此操作的权限，请联系管理员开通",
  });
});
