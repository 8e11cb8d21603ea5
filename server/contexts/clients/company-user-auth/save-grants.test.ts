import { expect, test } from "vitest";
import { jobEnd, runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const COMPANY = 1_001_003;
const userIdOf = async (account: string) => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return userId;
};
const keepers = async (companyId: number) => {
  const rows = await server.db
    .selectFrom("companyGrant")
    .select("userId")
    .where("companyId", "=", companyId)
    .execute();
  return rows.map(({ userId }) => userId).toSorted((a, b) => a - b);
};

test("saving makes exactly the named users look after the company, deleting takes it from them", async () => {
  const [sunli, liuwei] = [await userIdOf("sunli"), await userIdOf("liuwei")];
  const params = { companyId: COMPANY, userIdList: [sunli, liuwei] };
  expect(await server.request("chenjie", "companyUserAuth.save", params)).toMatchObject({ code: "0" });
  expect(await keepers(COMPANY)).toEqual([sunli, liuwei].toSorted((a, b) => a - b));
  const gone = { companyIdList: [COMPANY], userIdList: [liuwei] };
  expect(await server.request("chenjie", "companyUserAuth.batchDelete", gone)).toMatchObject({
    code: "0",
    result: { removed: 1 },
  });
  expect(await keepers(COMPANY)).toEqual([sunli]);
});

test("a large dispatch is refused whole with a company that is not there", async () => {
  const userIdList = [await userIdOf("zhaomin")];
  const params = { companyIdList: [COMPANY, 999_999_999], userIdList };
  expect(await server.request("chenjie", "companyUserAuth.asyncBatchAdd", params)).toMatchObject({
    code: "0404",
    message: expect.stringContaining("所选企业"),
  });
});

test("a large dispatch becomes a task", async () => {
  const userIdList = [await userIdOf("zhaomin")];
  const params = { companyIdList: [COMPANY], userIdList };
  const { result } = await server.request("chenjie", "companyUserAuth.asyncBatchAdd", params);
  const task = await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
  expect(task).toMatchObject({ status: 1, message: "已派工 1 项", retriable: false });
  expect(await keepers(COMPANY)).toContain(userIdList[0]);
});

test("a client that could not be dispatched is told by its name, and can be tried again without the others", async () => {
  const [first, second] = (
    (await server.request("chenjie", "company.list", { pageNum: 1, pageSize: 2 })).result as {
      list: { companyId: number; companyName: string }[];
    }
  ).list;
  const [kept, binned] = [first?.companyId ?? 0, second?.companyId ?? 0];
  const zhaomin = await userIdOf("zhaomin");
  await server.request("chenjie", "company.delete", { companyIdList: [binned] });
  const params = { companyIdList: [kept, binned], userIdList: [zhaomin] };
  const task = await runJob(server, "chenjie", "companyUserAuth.asyncBatchAdd", params);
  expect(task).toMatchObject({
    status: 3,
    message: `1 项已派工，1 项未派工。「${second?.companyName}」已在回收站中，请先还原`,
    retriable: true,
    fileName: "批量派工结果.xlsx",
  });

  await server.request("chenjie", "company.restore", { companyIdList: [binned] });
  await server.request("chenjie", "companyUserAuth.removeUser", { companyId: kept, userId: zhaomin });
  expect(await server.request("chenjie", "taskCentre.retry", { taskid: task.taskid })).toMatchObject({
    code: "0",
  });
  expect(await jobEnd(server, "chenjie", task.taskid)).toMatchObject({ status: 1, message: "已派工 1 项" });
  expect(await keepers(binned)).toContain(zhaomin);
  expect(await keepers(kept)).not.toContain(zhaomin);
  expect(await server.request("chenjie", "taskCentre.retry", { taskid: task.taskid })).toMatchObject({
    message: "任务没有可以重试的部分",
  });
});

test("the list of grants becomes a workbook", async () => {
  const { result } = await server.request("chenjie", "companyUserAuth.grant.export", {});
  const task = await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
  expect(task).toMatchObject({ status: 1 });
});
