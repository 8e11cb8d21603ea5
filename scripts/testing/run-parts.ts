import { type Count, FAILURES_THAT_END, NOTHING, sumCounts } from "./count.ts";

/** One part of a run: its name and what it does. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

/** Runs parts one after the other; after five failures the others are left out, and named among the failures. */
export async function runParts(parts: readonly Part[]): Promise<Count> {
  let sum: Count = NOTHING;
  for (const [at, { run }] of parts.entries()) {
    sum = sumCounts([sum, await run()]);
    const left = parts.slice(at + 1).map(({ name }) => name);
    if (sum.failed >= FAILURES_THAT_END && left.length > 0) {
      const reason = `${sum.failed} failures ended the run; not run: ${left.join(", ")}`;
      return { ...sum, failures: [...sum.failures, reason] };
    }
  }
  return sum;
}
