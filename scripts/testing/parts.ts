import { whyNoBrowser } from "../find-browser.ts";
import { type Count, asFailure } from "./count.ts";
import type { Part } from "./run-parts.ts";
import { runSuite } from "./run-suite.ts";
import { type Run, type SuiteOptions, playwrightSuite, vitestSuite } from "./suites.ts";

/** The projects of vitest.config.ts that `npm test` runs. */
export const QUICK = ["unit", "drawn", "mocked", "server"];
/** Those of `npm run test:rest`. */
export const SLOW = ["slow", "fuzz", "contract"];
/** The projects of playwright.config.ts without the slow ones. */
export const JOURNEYS = ["spine", "journeys"];

export function vitestPart(run: Run, options: SuiteOptions): Part {
  return { name: run.name, run: () => runSuite(vitestSuite(run, options)) };
}

/** Without a browser the whole part is one failure, with the reason. */
export function journeysPart(run: Run, options: SuiteOptions): Part {
  const runJourneys = async (): Promise<Count> => {
    const reason = await whyNoBrowser();
    if (reason !== undefined) return asFailure(`${run.name}: ${reason}`);
    return await runSuite(playwrightSuite(run, options));
  };
  return { name: run.name, run: runJourneys };
}
