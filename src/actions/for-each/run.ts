import { compileWords } from "../../expression/template.ts";
import type { StepPlan } from "../../schema/plan/plans/screen-plan.ts";
import { readText } from "../read-args.ts";
import { StepsEnded, type VerbRunner } from "../verb-runner.ts";

export const runForEach: VerbRunner = {
  verb: "forEach",
  asPlanned: ["do", "label"],
  run: async (args, context) => {
    const { forEach: list, by, label } = args;
    if (!Array.isArray(list)) throw new Error('"forEach" must be a list');
    const steps = args.do as readonly StepPlan[];
    const parts = partsOf(list, typeof by === "number" ? by : undefined);
    const [only, ...others] = parts;
    if (!only) throw new StepsEnded();
    // One part is a step like any other, with the usual signs.
    if (others.length === 0)
      return { done: only.size, failed: 0, answers: [await context.run(steps, only.names)] };
    const nameOf = typeof label === "string" ? compileWords(label) : undefined;
    const items = parts.map(({ place, size, names }) => ({
      label: nameOf?.({ ...context.scope, ...names }) ?? place,
      size,
      run: () => context.runQuietly(steps, names),
    }));
    const result = await context.batch(readText(args, "title"), items);
    if (result.done === 0) throw new StepsEnded();
    return result;
  },
};

/** Entries that are done at once; without a name of their own they are called by their places in the list. */
interface Part {
  readonly place: string;
  readonly size: number;
  readonly names: { readonly [name: string]: unknown };
}

/** Parts of so many entries; each entry alone where no number is given. */
function partsOf(list: readonly unknown[], by: number | undefined): readonly Part[] {
  const size = by ?? 1;
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => {
    const start = index * size;
    const entries = list.slice(start, start + size);
    const end = start + entries.length;
    return {
      place: entries.length === 1 ? `第 ${end} 条` : `第 ${start + 1}–${end} 条`,
      size: entries.length,
      names: by === undefined ? { entry: entries[0] } : { entries },
    };
  });
}
