import path from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "../../src/contracts.ts";
import type { CheckResult } from "../../src/schema/checks/suppressions.ts";
import { createContext, type EntryReading } from "../../src/schema/checks/check-context.ts";
import { filesOfScreen } from "../../src/schema/files-of-screen.ts";
import { nearestName } from "../../src/schema/nearest-name.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { githubReport } from "../../src/schema/report/github.ts";
import { handWritten } from "../../src/schema/report/hand-written.ts";
import { jsonReport } from "../../src/schema/report/json.ts";
import { prettyReport } from "../../src/schema/report/pretty.ts";
import { sarifReport } from "../../src/schema/report/sarif.ts";
import { exceptionLines, projectSummary } from "../../src/schema/report/summary.ts";
import { findIssues } from "./find-issues.ts";
import { fixSchemas } from "./fix-schemas.ts";

type Report = (result: CheckResult, readings: readonly EntryReading[]) => string;

const REPORTS: Readonly<Record<string, Report>> = {
  pretty: ({ issues }) => prettyReport(issues),
  json: (result, readings) => jsonReport(result, handWritten(readings)),
  github: ({ issues }) => githubReport(issues),
  sarif: ({ issues }) => sarifReport(issues),
};
const USAGE = `npm run check -- <screen>|--schemas [--format=${Object.keys(REPORTS).join("|")}] [--fix]`;

/**
 * Checks what is declared in `schemas/` below the root, or with `--screen <id>` the files of that screen. The findings
 * are printed as output in the wanted format, all else as errors. Returns the exit code: 1 for findings or faults,
 * 2 for wrong arguments.
 */
export async function checkSchemas(root: string, args: readonly string[], print = console): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: "string", default: "pretty" },
      screen: { type: "string" },
      fix: { type: "boolean", default: false },
    },
  });
  const report = Object.entries(REPORTS).find(([name]) => name === values.format)?.[1];
  if (!report) {
    print.error(`Usage: ${USAGE}`);
    return 2;
  }
  const started = performance.now();
  const read = await readProject(root);
  const files = values.screen === undefined ? undefined : filesOfScreen(read, values.screen);
  if (files?.size === 0) {
    print.error(unknownScreen(values.screen ?? "", read));
    return 2;
  }
  const { project, lines } = values.fix
    ? await fixSchemas(path.resolve(root), read, files)
    : { project: read, lines: [] };
  for (const line of lines) print.error(line);
  const { issues, allowed } = await findIssues(project, files ? "screens" : "all");
  const result = { issues: issues.filter(({ file }) => files?.has(file) ?? true), allowed };
  const { readings } = createContext(project, contracts);
  const isPretty = values.format === "pretty";
  if (result.issues.length > 0 || !isPretty) print.log(report(result, readings));
  for (const line of isPretty && !files ? exceptionLines(project, readings, result) : []) print.error(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const looked = files ? [...files].join(", ") : projectSummary(project, readings, result);
  print.error(`${looked} (${seconds} s)`);
  return result.issues.some(({ severity }) => severity === "error") ? 1 : 0;
}

function unknownScreen(id: string, { screens }: Project): string {
  const near = nearestName(id, screens.keys());
  return `There is no screen "${id}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}
