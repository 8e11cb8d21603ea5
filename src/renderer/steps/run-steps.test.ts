import { expect, test } from "vitest";
import { StepsEnded } from "../../actions/verb-runner.ts";
import { RequestError } from "../../request/request-error.ts";
import type { Json, StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { runSteps } from "./run-steps.ts";
import { call, choose, createEngine, type Fakes, toast } from "./testing/fake-engine.ts";

test("runs one after the other, each seeing the results of earlier ones", async () => {
  const { engine, log } = createEngine({ call: async () => ({ id: 5 }) });
  const steps = [
    call("user.add", { name: "{{ row.name }}" }, { as: "made" }),
    call("user.detail", { id: "{{ made.id }}" }),
    toast("已新增 {{ made.id }}"),
  ];
  await runSteps(steps, { row: { name: "李" } }, engine);
  expect(log).toEqual([
    ["user.add", { name: "李" }],
    ["user.detail", { id: 5 }],
    ["toast", "已新增 5", "success"],
  ]);
});

test("takes the branch of its condition, which sees earlier results", async () => {
  const { engine, log } = createEngine({ call: async () => 2 });
  const branch = choose("{{ n > 1 }}", [toast("多 {{ n }}")], [toast("少")]);
  await runSteps([call("count", {}, { as: "n" }), branch], {}, engine);
  expect(log.at(-1)).toEqual(["toast", "多 2", "success"]);
});

test("leaves out a step whose `when` does not hold", async () => {
  const { engine, log } = createEngine();
  await runSteps([{ verb: "toast", args: { toast: "a" }, when: "{{ false }}" }, toast("b")], {}, engine);
  expect(log).toEqual([["toast", "b", "success"]]);
});

test.each<[string, StepPlan, Fakes]>([
  ["stop", { verb: "stop" }, {}],
  ["a stop inside a branch", choose("{{ true }}", [{ verb: "stop" }], []), {}],
  ["a cancelled dialog", { verb: "open", args: { open: "edit" } }, { outcome: { outcome: "cancelled" } }],
  ["a refused question", { verb: "confirm", args: { confirm: "确定？" } }, { agrees: false }],
])("%s ends the list quietly", async (_name, step, fakes) => {
  const { engine, log } = createEngine(fakes);
  await expect(runSteps([step, toast("never")], {}, engine)).rejects.toBeInstanceOf(StepsEnded);
  expect(JSON.stringify(log)).not.toContain("never");
});

test("a submitted dialog gives its value to later steps and sees the scope", async () => {
  const { engine, log } = createEngine({ outcome: { outcome: "submitted", value: { id: 9 } } });
  const steps: StepPlan[] = [{ verb: "open", args: { open: "add" }, as: "made" }, toast("{{ made.id }}")];
  await runSteps(steps, { row: {} }, engine);
  expect(log).toEqual([
    ["open", "add", ["row"]],
    ["toast", "9", "success"],
  ]);
});

test("a dialog that has started a task gives the last answer about it, at its end", async () => {
  const job = { ended: Promise.resolve({ message: "共 80 行" }) };
  const { engine, log } = createEngine({ outcome: { outcome: "submitted", value: { id: 9 }, job } });
  const steps: StepPlan[] = [
    { verb: "open", args: { open: "add" }, as: "made" },
    toast("{{ made.message }}"),
  ];
  await runSteps(steps, {}, engine);
  expect(log.at(-1)).toEqual(["toast", "共 80 行", "success"]);
});

test("a failure without onError ends the list with that failure, loudly on the wire", async () => {
  const failure = new RequestError("refused", "不行");
  const silences: unknown[] = [];
  const { engine, log } = createEngine({
    call: async (_id, _params, { silent }) => {
      silences.push(silent);
      throw failure;
    },
  });
  await expect(runSteps([call("user.stop"), toast("never")], {}, engine)).rejects.toBe(failure);
  expect(log).toHaveLength(1);
  expect(silences).toEqual([false]);
});

test("onError sees the failure, is the only one to show it, and the list ends", async () => {
  const silences: unknown[] = [];
  const { engine, log } = createEngine({
    call: async (_id, _params, { silent }) => {
      silences.push(silent);
      throw new RequestError("refused", "余额不足", { code: "0409" });
    },
  });
  const steps = [
    call("pay", {}, { onError: [toast("失败：{{ error.message }}（{{ error.code }}）")] }),
    toast("never"),
  ];
  await expect(runSteps(steps, {}, engine)).rejects.toBeInstanceOf(StepsEnded);
  expect(log.at(-1)).toEqual(["toast", "失败：余额不足（0409）", "success"]);
  expect(silences).toEqual([true]);
});

test("an expression that fails is a failure of its step", async () => {
  const { engine, log } = createEngine();
  await expect(runSteps([toast("{{ row.a.b }}"), toast("never")], { row: {} }, engine)).rejects.toThrow();
  expect(log).toEqual([]);
});

test.each(["//evil.example", "https://evil.example", "javascript:alert(1)", "/\\evil.example"])(
  "does not navigate out of the application (%s)",
  async (to) => {
    const { engine, log } = createEngine();
    await expect(runSteps([{ verb: "navigate", args: { navigate: to } }], {}, engine)).rejects.toThrow();
    expect(log).toEqual([]);
  },
);

test("a notification's link runs its steps later, in the scope of the notification", async () => {
  const { engine, log, links } = createEngine({ call: async () => ({ key: "k1", count: 2 }) });
  const steps: StepPlan[] = [
    call("tax.check", {}, { as: "check" }),
    {
      verb: "notify",
      args: {
        notify: "{{ check.count }} 家企业校验失败",
        link: {
          label: "下载{{ row.name }}的原因",
          do: [{ verb: "call", args: { call: "tax.reasons", params: { key: "{{ check.key }}" } } }],
        },
      },
    },
  ];
  await runSteps(steps, { row: { name: "甲公司" } }, engine);
  expect(log.slice(1)).toEqual([["notify", "2 家企业校验失败"]]);
  await links[0]?.();
  expect(log.at(-1)).toEqual(["tax.reasons", { key: "k1" }]);
});

test("a notification's link ends as quietly as an action: cancelled, or refused with a message shown already", async () => {
  const linked = (step: Json): StepPlan => ({
    verb: "notify",
    args: { notify: "完成", link: { label: "处理", do: [step] } },
  });
  const { engine, links } = createEngine({
    outcome: { outcome: "cancelled" },
    call: async () => {
      throw new RequestError("refused", "本期已结账");
    },
  });
  const cancelled = { verb: "open", args: { open: "edit" } };
  const refused = { verb: "call", args: { call: "tax.check" } };
  const broken = { verb: "toast", args: { toast: "{{ nothing.here }}" } };
  const steps = [cancelled, refused, broken].map(linked);
  await runSteps(steps, {}, engine);
  await expect(links[0]?.()).resolves.toBeUndefined();
  await expect(links[1]?.()).resolves.toBeUndefined();
  await expect(links[2]?.()).rejects.toThrow();
});

test("a task lets the action go on at once, and only with wait gives its end", async () => {
  const { engine, log } = createEngine();
  const job = (more: object): StepPlan => ({
    verb: "job",
    args: { job: "a.export", params: { id: "{{ row.id }}" }, title: "导出", ...more },
    as: "end",
  });
  await runSteps([job({}), toast("{{ end === undefined ? '先走' : '等到' }}")], { row: { id: 3 } }, engine);
  await runSteps([job({ wait: true }), toast("{{ end.status }}")], { row: { id: 3 } }, engine);
  expect(log).toEqual([
    ["job", "a.export", { id: 3 }, "导出"],
    ["toast", "先走", "success"],
    ["job", "a.export", { id: 3 }, "导出"],
    ["toast", "1", "success"],
  ]);
});

test("handlers get their values", async () => {
  const { engine, log } = createEngine();
  const steps: StepPlan[] = [
    { verb: "run", args: { run: "sum", params: { a: "{{ row.id }}" } }, as: "sum" },
    toast("{{ sum }}"),
  ];
  await runSteps(steps, { row: { id: 9 } }, engine);
  expect(log).toEqual([
    ["run", "sum", { a: 9 }],
    ["toast", "42", "success"],
  ]);
});
