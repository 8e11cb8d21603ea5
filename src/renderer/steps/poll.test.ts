import { expect, test } from "vitest";
import { StepsEnded } from "../../actions/verb-runner.ts";
import { RequestError } from "../../request/request-error.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { runSteps } from "./run-steps.ts";
import { createEngine, toast, verbOf } from "./testing/fake-engine.ts";

const poll: StepPlan = {
  verb: "poll",
  args: {
    poll: "a.state",
    params: { id: "{{ row.id }}" },
    every: 1000,
    until: "{{ answer.status === goal }}",
    limit: 10,
    title: "{{ row.name }} 计算",
  },
  as: "state",
};
const scope = { row: { id: 9, name: "甲" }, goal: 1 };
const asked = ["a.state", { id: 9, noLoading: true }];

test("asks until the answer is the one that is waited for, which later steps see", async () => {
  const answers = [{ status: 2 }, { status: 2 }, { status: 1, text: "成" }];
  const { engine, log } = createEngine({ call: async () => answers.shift() });
  await runSteps([poll, toast("{{ state.text }}")], scope, engine);
  expect(log.filter((entry) => verbOf(entry) !== "tell")).toEqual([
    ["wait", "甲 计算"],
    ["pause", 1000],
    asked,
    ["pause", 1000],
    asked,
    ["pause", 1000],
    asked,
    ["end"],
    ["toast", "成", "success"],
  ]);
});

test("after a call that nobody answered it asks later and later, and says so", async () => {
  const answers = [null, null, { status: 1 }];
  const { engine, log } = createEngine({
    call: async () => answers.shift() ?? Promise.reject(new RequestError("offline", "网络不通")),
  });
  await runSteps([poll], scope, engine);
  expect(log.filter((entry) => verbOf(entry) === "pause")).toEqual([
    ["pause", 1000],
    ["pause", 2000],
    ["pause", 4000],
  ]);
  expect(log).toContainEqual(["tell", expect.stringContaining("重试")]);
  expect(log.at(-2)).toEqual(["tell", null]);
});

test("ends at its limit, as a failure that can be dealt with", async () => {
  const { engine, log } = createEngine({ call: async () => ({ status: 2 }) });
  await expect(runSteps([poll], scope, engine)).rejects.toThrow("等待「甲 计算」的时间过长");
  expect(log.filter((entry) => verbOf(entry) === "a.state")).toHaveLength(10);
  expect(log.at(-1)).toEqual(["end"]);
  const dealt = { ...poll, onError: [toast("{{ error.message }}")] };
  await expect(runSteps([dealt], scope, engine)).rejects.toBeInstanceOf(StepsEnded);
  expect(log.at(-1)).toEqual(["toast", expect.stringContaining("时间过长"), "success"]);
});

test("a refusal ends it at once, and is told: its calls are silent", async () => {
  const { engine, log } = createEngine({
    call: async (_id, _params, options) => {
      expect(options.silent).toBe(true);
      throw new RequestError("refused", "没有权限", { code: "0007" });
    },
  });
  const failure = await runSteps([poll], scope, engine).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: "没有权限", code: "0007" });
  expect(failure).not.toBeInstanceOf(RequestError);
  expect(log.at(-1)).toEqual(["end"]);
});
