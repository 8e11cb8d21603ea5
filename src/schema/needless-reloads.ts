type Step = Readonly<Record<string, unknown>>;
/** Keys and indices from the steps to one of them. */
type Path = readonly (string | number)[];

interface Scanned {
  /** Reloads after a write, with nothing behind them that takes time. */
  readonly reloads: readonly Path[];
  readonly wrote: boolean;
  /** One of the steps takes time. */
  readonly lasts: boolean;
}

/** Steps that are done at once: no old rows are visible while they run. */
const QUICK: readonly string[] = ["toast", "notify", "navigate", "stop"];

const PARTS: ReadonlySet<unknown> = new Set(["list", "row", "counts", "aside"]);

/** The places of steps that fetch again, at the end of an action, what is fetched by itself because the action has written. */
export function needlessReloads(steps: readonly Step[], writes: (step: Step) => boolean): readonly Path[] {
  return walk(steps, writes, false).reloads;
}

function walk(steps: readonly Step[], writes: (step: Step) => boolean, before: boolean): Scanned {
  let walked: Scanned = { reloads: [], wrote: before, lasts: false };
  for (const [index, step] of steps.entries()) {
    walked = follow(walked, within(walkStep(step, writes, walked.wrote), index));
  }
  return walked;
}

function walkStep(step: Step, writes: (step: Step) => boolean, before: boolean): Scanned {
  if (step.if !== undefined) {
    const [then, otherwise] = (["then", "else"] as const).map((branch) =>
      within(walk(listOfSteps(step[branch]), writes, before), branch),
    );
    if (then && otherwise)
      return {
        reloads: [...then.reloads, ...otherwise.reloads],
        wrote: then.wrote || otherwise.wrote,
        lasts: then.lasts || otherwise.lasts,
      };
  }
  const isQuick = QUICK.some((verb) => step[verb] !== undefined);
  if (!isQuick && PARTS.has(step.reload)) return { reloads: before ? [[]] : [], wrote: before, lasts: false };
  return { reloads: [], wrote: before || writes(step), lasts: !isQuick };
}

function follow(first: Scanned, second: Scanned): Scanned {
  return {
    reloads: [...(second.lasts ? [] : first.reloads), ...second.reloads],
    wrote: second.wrote,
    lasts: first.lasts || second.lasts,
  };
}

function within(walked: Scanned, key: string | number): Scanned {
  return { ...walked, reloads: walked.reloads.map((path) => [key, ...path]) };
}

function listOfSteps(value: unknown): readonly Step[] {
  return Array.isArray(value) ? value.filter(isStep) : [];
}

function isStep(value: unknown): value is Step {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
