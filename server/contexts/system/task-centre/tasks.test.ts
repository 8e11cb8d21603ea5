import { beforeAll, expect, test } from "vitest";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { jobQueue } from "../../../platform/jobs/job-queue.ts";
import { type Task, jobEnd, readTask } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer({
  jobKinds: {
    fine: () => Promise.resolve({ message: "好" }),
    partly: () => Promise.resolve({ status: 3, message: "部分失败" }),
    failing: () =>
      healed ? Promise.resolve({ message: "这次好了" }) : Promise.reject(new Refusal("rule", "税局没有响应")),
  },
});
let healed = false;
const taskids: string[] = [];
beforeAll(async () => {
  for (const kind of ["fine", "failing", "partly", "failing"]) {
    const firm = tenantDb(server.db, 1001);
    const { userId } = await firm
      .selectFrom("staff")
      .select("userId")
      .where("account", "=", "sunli")
      .executeTakeFirstOrThrow();
    const taskid = await jobQueue(firm, { userId, requestNo: null }, server.clock, () => {}).enqueue(
      kind,
      `任务${kind}`,
      {},
    );
    taskids.push(taskid);
    await jobEnd(server, "sunli", taskid);
  }
});

const list = async (params: object = {}, account = "sunli") => {
  const page = { pageNum: 1, pageSize: 20, ...params };
  const { result } = await server.request(account, "taskCentre.taskFileList", page);
  return result as { list: Task[]; total: number };
};
const idsOf = ({ list: tasks }: { list: Task[] }) => tasks.map(({ taskid }) => taskid);

test("the files of a task come with no type and for the same window, unless told otherwise", async () => {
  const ask = async (params: object) =>
    (await server.request("sunli", "taskCentre.fileList", { taskid: taskids[0], ...params })).result;
  expect(await ask({})).toMatchObject({ title: "任务fine", status: 1 });
  expect(await ask({ type: "", target: "_self" })).toEqual(await ask({}));
});

test("the own tasks are listed, newest first, by page and state", async () => {
  expect(idsOf(await list())).toEqual(taskids.toReversed());
  const second = await list({ pageNum: 2, pageSize: 3 });
  expect(second).toMatchObject({ total: 4, list: [{ taskid: taskids[0], title: "任务fine", status: 1 }] });
  expect(idsOf(await list({ status: 2 }))).toEqual([taskids[3], taskids[1]]);
  expect(idsOf(await list({ status: 0 }))).toEqual([]);
});

test("tasks are counted by state", async () => {
  expect((await server.request("sunli", "taskCentre.count")).result).toEqual({
    processing: 0,
    success: 1,
    error: 2,
    partial: 1,
    total: 4,
  });
});

test("both ways to ask for a task give the same", async () => {
  const [taskid = ""] = taskids;
  const { result } = await server.request("sunli", "taskCentre.getReportFileTaskId", { taskid });
  expect(result).toEqual(await readTask(server, "sunli", taskid));
});

test("a failed task is told with its reason, and can be tried again", async () => {
  const [, taskid = ""] = taskids;
  expect(await readTask(server, "sunli", taskid)).toMatchObject({ status: 2, message: "税局没有响应" });
  healed = true;
  expect(await server.request("sunli", "taskCentre.retry", { taskid })).toMatchObject({
    code: "0",
    result: { taskid },
  });
  expect(await jobEnd(server, "sunli", taskid)).toMatchObject({ status: 1, message: "这次好了" });
});

test("what has not failed is not tried again", async () => {
  for (const taskid of [taskids[0], taskids[2]]) {
    expect(await server.request("sunli", "taskCentre.retry", { taskid })).toMatchObject({
      code: "0409",
      message: "任务没有可以重试的部分",
    });
  }
});

test.each(["chenjie", "qianjin"])("%s sees and retries none of them", async (account) => {
  expect(idsOf(await list({}, account)).filter((taskid) => taskids.includes(taskid))).toEqual([]);
  for (const operation of ["fileList", "getReportFileTaskId", "retry"]) {
    const answer = await server.request(account, `taskCentre.${operation}`, { taskid: taskids[3] });
    expect(answer).toMatchObject({ code: "0404", message: "任务不存在或已被删除" });
  }
});
