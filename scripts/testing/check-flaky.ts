import type { Count } from "./count.ts";

/** Passes in a row, alone, after which a test's first failure is laid to the load. */
export const STEADY_RUNS = 5;

/** A test that failed once, perhaps by the load of the machine. */
export interface FlakyTest {
  readonly file: string;
  readonly title: string;
  /** Why it failed. */
  readonly failure: string;
}

/** The counts of a run by its report: its flaky tests are in neither. */
export interface Report extends Count {
  readonly flaky: readonly FlakyTest[];
}

/** Runs a test `times` times alone, without second tries; true when it passed each time. */
export type Repeat = (test: FlakyTest, times: number) => Promise<boolean>;

/** Counts flaky tests: as passed, with a word about it, when they are steady alone; else as failed. */
export async function checkFlaky({ flaky, ...count }: Report, repeat: Repeat): Promise<Count> {
  const unsteady: FlakyTest[] = [];
  for (const test of flaky) {
    if (await repeat(test, STEADY_RUNS)) {
      console.log(`FLAKY ${test.failure}\n  passed ${STEADY_RUNS} times alone`);
    } else unsteady.push(test);
  }
  return {
    passed: count.passed + flaky.length - unsteady.length,
    failed: count.failed + unsteady.length,
    failures: [...count.failures, ...unsteady.map(({ failure }) => failure)],
  };
}
