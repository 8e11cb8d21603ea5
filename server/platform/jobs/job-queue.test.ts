import { expect, test } from "vitest";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../errors.ts";
import { jobEnd } from "../../testing/follow-job.ts";
import { replaceOperations } from "../../testing/replace-operations.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const leaveProbe = async ({ taskid }: { readonly taskid: string }, { jobs }: FirmContext) => {
  const left = await jobs.enqueue("probe", "探测", { taskid });
  if (taskid === "refuse") throw new Refusal("rule", "不行");
  return { taskid: left };
};

const server = useTestServer({
  served: replaceOperations({ "taskCentre.retry": leaveProbe, "taskCentre.count": leaveProbe }),
  jobKinds: { probe: () => Promise.resolve({ message: "探测完成" }) },
});

test("a job left by a write runs once the write is committed, and once however often it is sent", async () => {
  const send = async () =>
    await server.request("chenjie", "taskCentre.retry", { taskid: "go" }, "one-intent");
  const first = await send();
  expect(await send()).toEqual(first);
  const { taskid } = first.result as { taskid: string };
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({
    status: 1,
    message: "探测完成",
    title: "探测",
  });
  expect(await server.db.selectFrom("job").selectAll().where("kind", "=", "probe").execute()).toHaveLength(1);
});

test("a write that is refused leaves no job", async () => {
  expect(await server.request("chenjie", "taskCentre.retry", { taskid: "refuse" })).toMatchObject({
    code: "0409",
  });
  expect(
    await server.db.selectFrom("job").select("params").where("params", "like", "%refuse%").execute(),
  ).toEqual([]);
});

test("an operation that only reads cannot leave one", async () => {
  expect(await server.request("chenjie", "taskCentre.count")).toMatchObject({ status: 500 });
});
