import { describe, expect, test } from "vitest";
import { readTaskSheet, runJob, type Task } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import type { UserRow } from "../../people/user-admin/user-rows.ts";
import { projectWithExport } from "./testing/exported-users.ts";

const server = useTestServer({ project: await projectWithExport() });

const HEADS = ["姓名", "账号（SH 2026-10）", "手机号", "状态", "用户类型", "最近登录时间"];

const wanted = (extendParam: object) => ({
  fileType: "EXCEL",
  reportType: "screen",
  extendParam: { screen: "test.users", params: {}, ...extendParam },
});
const exported = async (extendParam: object = {}, account = "chenjie") =>
  await runJob(server, account, "taskCentre.export", wanted(extendParam));
const sheetOf = async (task: Task, account = "chenjie") => await readTaskSheet(server, account, task);
const listed = async (filters: object = {}, account = "chenjie") => {
  const { result } = await server.request(account, "userAdmin.list", { pageSize: 200, ...filters });
  return (result as { list: UserRow[] }).list;
};

test("the file holds the rows of the list, masked as there, under its labels", async () => {
  const task = await exported();
  expect(task).toMatchObject({ status: 1, progress: 100, message: "已导出 39 行", module: "test.users" });
  expect(task.title).toBe("导出在职/离职用户");
  expect(task.fileName).toBe("在职 离职用户_202611201000.xlsx");
  const [heads, ...rows] = await sheetOf(task);
  expect(heads).toEqual(HEADS);
  const users = await listed();
  expect(rows.map(([name, account, phone, status]) => [name, account, phone, status])).toEqual(
    users.map(({ name, account, phone, status }) => [name, account, phone, status === 1 ? "启用" : "停用"]),
  );
  expect(rows.every((row) => /^1\d\d\*{4}\d{4}$/.test(String(row[2])))).toBe(true);
});

test("columns come in the order asked for; one that is no longer there is left out", async () => {
  const task = await exported({ columns: ["status", "gone", "name"] });
  const [heads, first] = await sheetOf(task);
  expect(heads).toEqual(["状态", "姓名"]);
  expect(first).toHaveLength(2);
  expect(await exported({ columns: ["gone"] })).toMatchObject({
    status: 2,
    message: "没有可导出的列，请刷新页面后重试",
    url: null,
  });
});

test("the list's filters and the chosen rows narrow it", async () => {
  const [, ...stopped] = await sheetOf(await exported({ params: { status: 0 } }));
  expect(stopped.map((row) => row[0])).toEqual(["蒋楠"]);
  const two = (await listed()).slice(3, 5);
  const [, ...chosen] = await sheetOf(await exported({ selection: two.map((user) => user.id) }));
  expect(chosen.map((row) => row[0])).toEqual(two.map((user) => user.name));
});

test("what the list would refuse, the export refuses with the same words", async () => {
  expect(await exported({ params: { gsid: 1002 } })).toMatchObject({
    status: 2,
    message: "不能查看其他公司的数据",
  });
  expect(await exported({ params: { nothing: 1 } })).toMatchObject({ status: 2 });
});

test("another firm gets its own rows", async () => {
  const [, ...rows] = await sheetOf(await exported({}, "qianjin"), "qianjin");
  expect(rows.map((row) => String(row[0])).toSorted()).toEqual(["许婷", "钱锦"].toSorted());
});

describe("nothing is exported", () => {
  const refusal = async (extendParam: object, account = "chenjie") => {
    const answer = await server.request(account, "taskCentre.export", wanted(extendParam));
    expect(answer).toMatchObject({ status: 200, result: null });
    return answer.message;
  };

  test("by somebody who lacks the permission of the screen's export", async () => {
    expect(await refusal({}, "sunli")).toBe("您没有此操作的权限，请联系管理员开通");
  });

  test("by somebody who may only see what the screen's export asks for", async () => {
    expect(await refusal({}, "heqing")).toBe("您没有此操作的权限，请联系管理员开通");
  });

  test.each([
    ["test.silent", "此界面不支持导出"],
    ["test.home", "此界面不支持导出"],
    ["test.none", "界面不存在，请刷新页面后重试"],
  ])("of the screen %s", async (screen, message) => {
    expect(await refusal({ screen })).toBe(message);
  });

  test("once the permission has been taken away between the order and the work", async () => {
    const { userId } = await server.db
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "chenjie")
      .executeTakeFirstOrThrow();
    const held = await server.db.selectFrom("staffRole").selectAll().where("userId", "=", userId).execute();
    const { taskid } = await server.db
      .insertInto("job")
      .values({
        taskid: "stopped-in-between",
        gsid: 1001,
        kind: "screenExport",
        title: "导出",
        module: "test.users",
        userId,
        params: JSON.stringify({ screen: "test.users", params: {} }),
        status: 2,
        progress: 0,
        createTime: server.clock.now(),
        attempts: 0,
      })
      .returning("taskid")
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom("staffRole").where("userId", "=", userId).execute();
    const task = await runJob(server, "chenjie", "taskCentre.retry", { taskid });
    await server.db.insertInto("staffRole").values(held).execute();
    expect(task).toMatchObject({ status: 2, message: "您没有此操作的权限，请联系管理员开通" });
  });
});

test("only its owner sees the task and its file", async () => {
  const task = await exported();
  for (const account of ["zhoumy", "qianjin"]) {
    expect(await server.request(account, "taskCentre.fileList", { taskid: task.taskid })).toMatchObject({
      code: "0404",
    });
    await expect(sheetOf(task, account)).rejects.toThrow();
  }
});
