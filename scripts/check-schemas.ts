import path from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "../src/contracts.ts";
import type { Judgement } from "../src/schema/checks/allowance.ts";
import { createContext, type EntryReading } from "../src/schema/checks/check-context.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { githubReport } from "../src/schema/report/github.ts";
import { handWritten } from "../src/schema/report/hand-written.ts";
import { jsonReport } from "../src/schema/report/json.ts";
import { prettyReport } from "../src/schema/report/pretty.ts";
import { sarifReport } from "../src/schema/report/sarif.ts";
import { exceptionLines, projectSummary } from "../src/schema/report/summary.ts";
import { findIssues } from "./find-issues.ts";

type Report = (judgement: Judgement, readings: readonly EntryReading[]) => string;

const REPORTS: Readonly<Record<string, Report>> = {
  pretty: ({ issues }) => prettyReport(issues),
  json: (judgement, readings) => jsonReport(judgement, handWritten(readings)),
  github: ({ issues }) => githubReport(issues),
  sarif: ({ issues }) => sarifReport(issues),
};
const USAGE = `tsx scripts/check-schemas.ts [--format ${Object.keys(REPORTS).join("|")}] [root]`;

const { values, positionals } = parseArgs({
  options: { format: { type: "string", default: "pretty" } },
  allowPositionals: true,
});
const report = Object.entries(REPORTS).find(([name]) => name === values.format)?.[1];

if (!report || positionals.length > 1) {
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 2;
} else {
  const started = performance.now();
  const project = await readProject(path.resolve(positionals[0] ?? "."));
  const judgement = await findIssues(project);
  const { readings } = createContext(project, contracts);
  const isPretty = values.format === "pretty";
  if (judgement.issues.length > 0 || !isPretty) console.log(report(judgement, readings));
  for (const line of isPretty ? exceptionLines(readings, judgement) : []) console.error(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${projectSummary(project, readings, judgement)} (${seconds} s)`);
  process.exitCode = judgement.issues.some(({ severity }) => severity === "error") ? 1 : 0;
}
