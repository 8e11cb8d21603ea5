import type { Count } from "./count.ts";
import type { FlakyJourney, JourneyCount } from "./read-playwright-report.ts";

/** Passes in a row, alone, after which a journey's first failure is laid to the load. */
export const STEADY_RUNS = 5;

/** Runs a journey `times` times alone, without second tries; true when it passed each time. */
export type Repeat = (journey: FlakyJourney, times: number) => Promise<boolean>;

/** Counts flaky journeys: as passed, with a word about it, when they are steady alone; else as failed. */
export async function checkFlaky(counted: JourneyCount, repeat: Repeat): Promise<Count> {
  const { flaky, ...count } = counted;
  const unsteady: FlakyJourney[] = [];
  for (const journey of flaky) {
    if (await repeat(journey, STEADY_RUNS)) {
      console.log(`FLAKY ${journey.failure}\n  passed ${STEADY_RUNS} times alone`);
    } else unsteady.push(journey);
  }
  return {
    passed: count.passed + flaky.length - unsteady.length,
    failed: count.failed + unsteady.length,
    failures: [...count.failures, ...unsteady.map(({ failure }) => failure)],
  };
}
