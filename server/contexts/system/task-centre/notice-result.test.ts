import { expect, test } from "vitest";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { jobQueue } from "../../../platform/jobs/job-queue.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

let goOn = () => {};
const server = useTestServer({
  jobKinds: {
    slow: async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return { message: "已发送" };
    },
    partly: () => Promise.resolve({ status: 3, message: "2 家企业没有手机号" }),
    failing: () => Promise.reject(new Refusal("rule", "短信服务没有响应")),
  },
});

async function start(kind: string): Promise<string> {
  const firm = tenantDb(server.db, 1001);
  const { userId } = await firm
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  return await jobQueue(firm, { userId, requestNo: null }, server.clock, () => {}).enqueue(
    kind,
    "群发短信",
    {},
  );
}
const resultOf = async (taskid: string, account = "sunli") =>
  await server.request(account, "taskCentre.copyDataAndCheckNoticeResult", { taskid });

test("a mass message is under way until it is done, with its task's number as its key", async () => {
  const taskid = await start("slow");
  expect((await resultOf(taskid)).result).toMatchObject({ process: 0, copyResultKey: taskid });
  await expect
    .poll(() => {
      goOn();
      return jobState(taskid);
    })
    .toBe(1);
  expect((await resultOf(taskid)).result).toMatchObject({ process: 2, copyResultKey: taskid });
});

const jobState = async (taskid: string) =>
  (await server.db.selectFrom("job").select("status").where("taskid", "=", taskid).executeTakeFirstOrThrow())
    .status;

test("one that failed says so with an empty key; one that failed in part is done", async () => {
  const failed = await start("failing");
  await jobEnd(server, "sunli", failed);
  expect((await resultOf(failed)).result).toMatchObject({ process: 3, copyResultKey: "" });
  const partly = await start("partly");
  await jobEnd(server, "sunli", partly);
  expect((await resultOf(partly)).result).toMatchObject({ process: 2, copyResultKey: partly });
});

test("nobody asks for another's", async () => {
  expect(await resultOf(await start("partly"), "chenjie")).toMatchObject({ code: "0404" });
});
