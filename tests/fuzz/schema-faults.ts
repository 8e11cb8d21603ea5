import { isDeepStrictEqual } from "node:util";
import { planFiles } from "../../scripts/vite-plugin/plan-files.ts";
import { contracts } from "../../src/contracts.ts";
import { runChecks } from "../../src/schema/check.ts";
import { checks, EXPRESSION_TYPE } from "../../src/schema/checks/checks.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { changedProject } from "../../src/schema/checks/testing/changed-project.ts";
import { createProject, type Project } from "../../src/schema/project/project.ts";
import { emitTypeCheck } from "../../src/schema/type-check/emit-type-check.ts";
import type { SchemaCase } from "./schema-case.ts";

const SLUGS: ReadonlySet<string> = new Set([...checks.map(({ slug }) => slug), EXPRESSION_TYPE]);
/** Words of a program that has lost its own. */
const SPEECHLESS = /\bundefined\b|\[object |\bNaN\b/;

/** The slow checks run on a few cases only, always the same ones. */
const SOME = 50;

/** The faults in how the language takes a mistake; none when it is reported in its place, or is none. */
export function schemaFaults(good: Project, { seed, path, text }: SchemaCase): string[] {
  try {
    const project = changedProject(good, path, text);
    const { issues } = runChecks(project, contracts);
    const isThorough = seed % SOME === 0;
    if (isThorough) emitTypeCheck(project, contracts, { operations: "Operations", session: "Session" });
    return [
      ...issues.flatMap((issue) => issueFaults(issue, project)),
      ...planFaults(project, issues, path),
      ...(isThorough ? freshFaults(project, issues) : []),
    ];
  } catch (error) {
    return [`throws ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** A check from scratch says the same as the one that kept what had not changed. */
function freshFaults({ files }: Project, issues: readonly Issue[]): string[] {
  const fresh = createProject(new Map([...files].map(([path, { text }]) => [path, text])));
  return isDeepStrictEqual(runChecks(fresh, contracts).issues, issues)
    ? []
    : ["a second check finds something else"];
}

function issueFaults(issue: Issue, project: Project): string[] {
  const { slug, file: path, line, column, message } = issue;
  const file = project.files.get(path);
  if (!file) return [`blames ${path}, which does not exist: ${message}`];
  const description = `${path}:${line}:${column} ${slug} ${message}`;
  // The words of the file itself may be anything.
  const ownWords = message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const written = file.text.split("\n")[line - 1];
  return [
    ...(SLUGS.has(slug) ? [] : [`no such rule: ${description}`]),
    ...(written === undefined || line < 1 ? [`no such line: ${description}`] : []),
    ...(column < 1 || column > (written?.length ?? 0) + 1 ? [`no such column: ${description}`] : []),
    ...(message.trim() === "" || SPEECHLESS.test(ownWords) ? [`says nothing: ${description}`] : []),
  ];
}

function planFaults(project: Project, issues: readonly Issue[], path: string): string[] {
  const plans = planProject(project, contracts, issues);
  const isBroken = issues.some((issue) => issue.file === path && issue.severity === "error");
  const planned = [...plans.screens].filter(([id]) => project.screens.get(id)?.file.path === path);
  const files = planFiles(plans);
  return [
    ...(isBroken && planned.length > 0 ? [`plans ${path} although it has errors`] : []),
    ...[...files].filter(([, text]) => !isObjectText(text)).map(([name]) => `${name} is no plan`),
  ];
}

function isObjectText(text: string): boolean {
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null;
}
