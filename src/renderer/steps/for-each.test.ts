import { describe, expect, test } from "vitest";
import { StepsEnded } from "../../actions/verb-runner.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { runSteps } from "./run-steps.ts";
import { call, createEngine, toast } from "./testing/fake-engine.ts";

type Args = Extract<StepPlan, { args: unknown }>["args"];

describe("forEach", () => {
  const stop = call("user.stop", { ids: "{{ entries.map((user) => user.id) }}" });
  const users = [1, 2, 3, 4, 5].map((id) => ({ id, name: `用户${id}` }));

  test("does its steps for parts of the list, quietly, and gives their answers", async () => {
    const { engine, log } = createEngine({
      call: async (_id, params, { silent }) => ({ count: (params.ids as unknown[]).length, silent }),
    });
    const args = { forEach: "{{ selection }}", by: 2, title: "停用用户", do: [stop] } as unknown as Args;
    const steps: StepPlan[] = [
      { verb: "forEach", args, as: "rounds" },
      toast("{{ rounds.done }} / {{ rounds.answers.map((answer) => answer.count).join('+') }}"),
    ];
    await runSteps(steps, { selection: users }, engine);
    expect(log).toEqual([
      [
        "batch",
        "停用用户",
        [
          ["第 1–2 条", 2],
          ["第 3–4 条", 2],
          ["第 5 条", 1],
        ],
      ],
      ["user.stop", { ids: [1, 2], noLoading: true }],
      ["user.stop", { ids: [3, 4], noLoading: true }],
      ["user.stop", { ids: [5], noLoading: true }],
      ["toast", "5 / 2+2+1", "success"],
    ]);
  });

  test("names each entry, and sees what stands around it", async () => {
    const { engine, log } = createEngine();
    const single = call("user.stop", { id: "{{ entry.id }}", dept: "{{ row.id }}" });
    const args = { forEach: "{{ selection }}", label: "{{ entry.name }}", title: "停用", do: [single] };
    const step = { verb: "forEach", args: args as unknown as Args };
    await runSteps([step], { selection: users.slice(0, 2), row: { id: 9 } }, engine);
    expect(log).toEqual([
      [
        "batch",
        "停用",
        [
          ["用户1", 1],
          ["用户2", 1],
        ],
      ],
      ["user.stop", { id: 1, dept: 9, noLoading: true }],
      ["user.stop", { id: 2, dept: 9, noLoading: true }],
    ]);
  });

  test("a single part is a step like any other", async () => {
    const { engine, log } = createEngine({ call: async () => 3 });
    const args = { forEach: "{{ selection }}", by: 5, title: "停用用户", do: [stop] } as unknown as Args;
    const steps: StepPlan[] = [{ verb: "forEach", args, as: "rounds" }, toast("{{ sum(rounds.answers) }}")];
    await runSteps(steps, { selection: users }, engine);
    expect(log).toEqual([
      ["user.stop", { ids: [1, 2, 3, 4, 5] }],
      ["toast", "3", "success"],
    ]);
  });

  test("ends the action quietly where nothing was done", async () => {
    const { engine } = createEngine();
    const args = { forEach: "{{ selection }}", title: "停用", do: [stop] } as unknown as Args;
    const steps: StepPlan[] = [{ verb: "forEach", args }, toast("不应出现")];
    await expect(runSteps(steps, { selection: [] }, engine)).rejects.toBeInstanceOf(StepsEnded);
  });
});
