import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PlaywrightReport, PlaywrightSuite } from "../read-playwright-report.ts";
import type { VitestReport } from "../read-vitest-report.ts";

/** The test files, from the root, in which every test of a run passed at its first try. */
export async function greenVitestFiles(root: string, report: string): Promise<readonly string[]> {
  const { testResults } = JSON.parse(await readFile(report, "utf8")) as VitestReport;
  return testResults
    .filter(({ status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === "passed");
      return status === "passed" && passed.length > 0 && passed.length === assertionResults.length;
    })
    .map(({ name }) => path.relative(root, name).split(path.sep).join("/"));
}

/** See `greenVitestFiles`; of the journeys in a file those of the projects that ran. */
export async function greenJourneyFiles(report: string): Promise<readonly string[]> {
  const { suites } = JSON.parse(await readFile(report, "utf8")) as PlaywrightReport;
  return suites
    .filter((suite) => {
      const states = statesOf(suite);
      return states.length > 0 && states.every((status) => status === "expected");
    })
    .map(({ file }) => path.posix.join("tests", file));
}

function statesOf({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  return [
    ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
    ...suites.flatMap((suite) => statesOf(suite)),
  ];
}
