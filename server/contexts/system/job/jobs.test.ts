import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Row {
  readonly taskid: string;
  readonly title: string;
  readonly state: number;
  readonly message: string | null;
}

let go = () => {};
let begun = () => {};
const inFirstPart = new Promise<void>((resolve) => (begun = resolve));
const held = new Promise<void>((resolve) => (go = resolve));
const server = useTestServer({
  jobKinds: {
    "user.export": async (_params, { part, report, resume }) => {
      if (resume !== null) return { message: "接着做完" };
      await part(0, () => Promise.resolve({ done: 1 }));
      begun();
      await held;
      await report(0.5);
      return { message: "不应完成" };
    },
  },
});

const page = async (filters: object = {}, account = "zhoumy") => {
  const { result } = await server.request(account, "job.page", { pageNum: 1, pageSize: 100, ...filters });
  return result as { list: Row[]; total: number };
};
const rowOf = async (taskid: string) => (await page()).list.find((row) => row.taskid === taskid);

test("administrators cancel a colleague's running job, see by whom, and start it again where it stopped", async () => {
  const { result } = await server.request("chenjie", "user.exportByType", { type: "staff" });
  const { taskid } = result as { taskid: string };
  await inFirstPart;
  expect(await rowOf(taskid)).toMatchObject({ state: 1, userName: "陈洁", origin: 0, attempts: 1 });
  expect(await server.request("zhoumy", "job.cancel", { taskid })).toMatchObject({ code: "0" });
  expect(await server.request("zhoumy", "job.cancel", { taskid })).toMatchObject({
    code: "0409",
    message: "任务正在取消，请稍候",
  });
  go();
  await vi.waitFor(
    async () => expect(await rowOf(taskid)).toMatchObject({ state: 6, message: "已由周明远取消" }),
    10_000,
  );
  expect((await page({ state: 6 })).list.map((row) => row.taskid)).toContain(taskid);
  expect(await server.request("zhoumy", "job.cancel", { taskid })).toMatchObject({
    message: "任务已经结束，不能取消",
  });
  expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
  await vi.waitFor(
    async () => expect(await rowOf(taskid)).toMatchObject({ state: 3, message: "接着做完" }),
    10_000,
  );
  expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({
    message: "任务没有可以重试的部分",
  });
});

test("a job that nobody has begun is cancelled at once", async () => {
  const [first] = (await page({ state: 5 })).list;
  const taskid = first?.taskid ?? "";
  await server.db
    .updateTable("job")
    .set({ status: 0, notBefore: sql<string>`clock_timestamp() + interval '1 hour'` })
    .where("taskid", "=", taskid)
    .execute();
  expect(await rowOf(taskid)).toMatchObject({ state: 2 });
  expect(await server.request("zhoumy", "job.cancel", { taskid })).toMatchObject({ code: "0" });
  expect(await rowOf(taskid)).toMatchObject({ state: 6, message: "已由周明远取消" });
});

test("no firm sees or touches another's jobs, and nobody without the code any", async () => {
  const [task] = (await page()).list;
  expect((await page({}, "qianjin")).list.some(({ taskid }) => taskid === task?.taskid)).toBe(false);
  const foreign = { taskid: task?.taskid ?? "" };
  expect(await server.request("qianjin", "job.cancel", foreign)).toMatchObject({ code: "0404" });
  expect(await server.request("zhaomin", "job.page", { pageNum: 1, pageSize: 10 })).toMatchObject({
    code: "0403",
  });
  expect(await server.request("zhaomin", "job.retry", foreign)).toMatchObject({ code: "0403" });
});
