import { describe, expect, test } from "vitest";
import { type DialogOutcome, StepsEnded } from "../../actions/verb-runner.ts";
import { RequestError } from "../../request/request-error.ts";
import type { StepPlan } from "../../schema/plan/screen-plan.ts";
import { verbRunners } from "../../views.ts";
import { runSteps, type StepEngine } from "./run-steps.ts";

interface Fakes {
  readonly call?: StepEngine["call"];
  readonly outcome?: DialogOutcome;
  readonly agrees?: boolean;
}

function createEngine({ call, outcome = { outcome: "submitted", value: null }, agrees = true }: Fakes = {}) {
  const log: unknown[] = [];
  const engine: StepEngine = {
    verbs: verbRunners,
    call: async (operationId, params, options) => {
      log.push([operationId, params]);
      return call?.(operationId, params, options);
    },
    open: async (dialog, scope) => {
      log.push(["open", dialog, Object.keys(scope)]);
      return outcome;
    },
    reload: async (target) => void log.push(["reload", target]),
    toast: (text, tone) => void log.push(["toast", text, tone]),
    confirm: async (text) => {
      log.push(["confirm", text]);
      return agrees;
    },
    navigate: (to) => void log.push(["navigate", to]),
  };
  return { engine, log };
}

const toast = (text: string): StepPlan => ({ verb: "toast", args: { toast: text } });
const call = (id: string, params = {}, more: object = {}): StepPlan => ({
  verb: "call",
  args: { call: id, params },
  ...more,
});

function choose(condition: string, then: readonly StepPlan[], otherwise: readonly StepPlan[]): StepPlan {
  return { verb: "if", condition, then, else: otherwise };
}

describe("runSteps", () => {
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
});
