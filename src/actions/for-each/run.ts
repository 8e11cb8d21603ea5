import { compileWords } from "../../expression/template.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { readText } from "../read-args.ts";
import { type BatchItem, StepsEnded, type VerbRunner } from "../verb-runner.ts";

export const runForEach: VerbRunner = {
  verb: "forEach",
  asPlanned: ["do", "label"],
  run: async (args, context) => {
    const { forEach: list, by, label } = args;
    if (!Array.isArray(list)) throw new Error('"forEach" must be a list');
    const steps = args.do as readonly StepPlan[];
    const size = typeof by === "number" ? by : 1;
    const nameOf = typeof label === "string" ? compileWords(label) : undefined;
    const items: BatchItem[] = [];
    for (let start = 0; start < list.length; start += size) {
      const entries: readonly unknown[] = list.slice(start, start + size);
      const seen = typeof by === "number" ? { entries } : { entry: entries[0] };
      items.push({
        label: nameOf?.({ ...context.scope, ...seen }) ?? placeOf(start, entries.length),
        size: entries.length,
        run: () => context.runQuietly(steps, seen),
      });
    }
    const result = await context.batch(readText(args, "title"), items);
    if (result.done === 0) throw new StepsEnded();
    return result;
  },
};

/** Entries without a name of their own, by their places in the list. */
function placeOf(start: number, count: number): string {
  return count === 1 ? `第 ${start + 1} 条` : `第 ${start + 1}–${start + count} 条`;
}
