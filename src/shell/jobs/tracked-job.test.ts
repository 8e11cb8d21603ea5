import { expect, test } from "vitest";
import { callPlan } from "../../request/testing/call-plan.ts";
import type { JobPlan } from "../../schema/plan/plans/screen-plan.ts";
import { newJob, readProgress } from "./tracked-job.ts";

const plan: JobPlan = {
  id: "taskid",
  poll: "task.files",
  param: "taskid",
  status: "status",
  message: "message",
  done: [1],
  partly: [3],
  failed: [2],
};

const read = (facts: object, changes: Partial<JobPlan> = {}) =>
  readProgress(newJob("t1", "导出", { plan: { ...plan, ...changes }, poll: callPlan() }), facts);

test.each<[unknown, string]>([
  [0, "running"],
  ["0", "running"],
  [1, "done"],
  ["1", "done"],
  [" 1 ", "done"],
  [2, "failed"],
  ["2", "failed"],
  [3, "partly"],
  ["3", "partly"],
])("status %j is %s", (status, state) => {
  expect(read({ status })).toMatchObject({ state, message: null });
});

test.each([4, -1, "4", "TIMEOUT", true])("any other status that is not zero ends the task: %j", (status) => {
  const job = read({ status });
  expect(job.state).toBe("failed");
  expect(job.message).toBe(`任务以未知状态（${String(status)}）结束，请检查后重试`);
  expect(read({ status, message: "税局超时" }).message).toBe("税局超时");
});

test.each([{}, { status: null }, { status: "" }, { status: {} }])("%j says nothing of the task", (facts) => {
  expect(() => read(facts)).toThrow("任务进度的数据格式不正确");
});

test("a catalogue with words for its statuses names those that go on", () => {
  const words = { running: ["WAITING", "RUNNING"], done: ["OK"], partly: [], failed: ["BAD"] };
  const states = ["WAITING", "RUNNING", "OK", "BAD", "GONE"].map((status) => read({ status }, words).state);
  expect(states).toEqual(["running", "running", "done", "failed", "failed"]);
});
