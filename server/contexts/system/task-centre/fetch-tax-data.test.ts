import { expect, test } from "vitest";
import { serviceStatus } from "../../../access/served-months.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const PERIOD = { kjnd: 2026, kjqj: 10 };
const request = async (operation: string, params: object) =>
  await server.request("chenjie", `taskCentre.${operation}`, params);

test("a stopped client cannot be collected, the others are, and each says how far it is", async () => {
  const companies = await server.db
    .selectFrom("company")
    .select("companyId")
    .select(serviceStatus(server.clock).as("status"))
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .execute();
  const served = companies.find(({ status }) => status === 1)?.companyId ?? 0;
  const stopped = companies.find(({ status }) => status === 0)?.companyId ?? 0;
  const params = { companyIdList: [served, stopped], ...PERIOD };
  expect((await request("batchFetchCheck", params)).result).toMatchObject({
    successQyIdList: [served],
    failList: [{ qyid: stopped, reason: expect.stringContaining("2026年10期不在服务期内") }],
  });
  const { result } = await request("taxData.fetch", params);
  const { startNum, taskidList } = result as { startNum: number; taskidList: readonly string[] };
  expect(startNum).toBe(1);
  const [taskid = ""] = taskidList;
  await jobEnd(server, "chenjie", taskid);
  const states = (await request("taxData.fetchStatus", { ...PERIOD, companyId: served })).result;
  expect(states).toContainEqual(expect.objectContaining({ taskid, qyid: served }));
  expect((await request("copyDataAndCheckNoticeResult", { taskid })).result).toHaveProperty("process");
  expect(await request("taxData.fetch", { companyIdList: [stopped], ...PERIOD })).toMatchObject({
    code: "0409",
    message: expect.stringContaining("2026年10期不在服务期内"),
  });
  expect(await request("copyDataAndCheckNoticeResult", { taskid: "none" })).toMatchObject({ code: "0404" });
});
