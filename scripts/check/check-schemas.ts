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
const USAGE = `tsx scripts/check/check-schemas.ts [--format ${Object.keys(REPORTS).join("|")}] [--screen <id>] [--fix] [root]`;

const { values, positionals } = parseArgs({
  options: {
    format: { type: "string", default: "pretty" },
    screen: { type: "string" },
    fix: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const report = Object.entries(REPORTS).find(([name]) => name === values.format)?.[1];

if (!report || positionals.length > 1) {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
} else {
  const started = performance.now();
  const root = path.resolve(positionals[0] ?? ".");
  const read = await readProject(root);
  const files = values.screen === undefined ? undefined : filesOfScreen(read, values.screen);
  if (files?.size === 0) {
    console.error(unknownScreen(values.screen ?? "", read));
    process.exitCode = 2;
  } else {
    const project = values.fix ? await fixed(root, read, files) : read;
    const { issues, allowed } = await findIssues(project, files ? "screens" : "all");
    const result = { issues: issues.filter(({ file }) => files?.has(file) ?? true), allowed };
    const { readings } = createContext(project, contracts);
    const isPretty = values.format === "pretty";
    if (result.issues.length > 0 || !isPretty) console.log(report(result, readings));
    for (const line of isPretty && !files ? exceptionLines(project, readings, result) : [])
      console.error(line);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const looked = files ? [...files].join(", ") : projectSummary(project, readings, result);
    console.error(`${looked} (${seconds} s)`);
    process.exitCode = result.issues.some(({ severity }) => severity === "error") ? 1 : 0;
  }
}

/** The project after what is safe has been mended, each change told on a line of its own. */
async function fixed(root: string, read: Project, files?: ReadonlySet<string>): Promise<Project> {
  const { project, lines } = await fixSchemas(root, read, files);
  for (const line of lines) console.error(line);
  return project;
}

function unknownScreen(id: string, { screens }: Project): string {
  const near = nearestName(id, screens.keys());
  return `There is no screen "${id}"${near === undefined ? "" : `; did you mean "${near}"?`}`;
}
