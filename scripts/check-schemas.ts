import path from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "../src/contracts.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { githubReport } from "../src/schema/report/github.ts";
import { jsonReport } from "../src/schema/report/json.ts";
import { prettyReport } from "../src/schema/report/pretty.ts";
import { sarifReport } from "../src/schema/report/sarif.ts";
import { projectSummary } from "../src/schema/report/summary.ts";
import { findIssues } from "./find-issues.ts";

const REPORTS = { pretty: prettyReport, json: jsonReport, github: githubReport, sarif: sarifReport };
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
  const issues = await findIssues(project);
  if (issues.length > 0 || values.format !== "pretty") console.log(report(issues));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${projectSummary(project, contracts, issues)} (${seconds} s)`);
  process.exitCode = issues.some(({ severity }) => severity === "error") ? 1 : 0;
}
