import { applySuppressions, type CheckResult } from "./checks/suppressions.ts";
import { checks } from "./checks/checks.ts";
import { createContext, type Finding } from "./checks/check-context.ts";
import type { Contracts } from "./contracts.ts";
import { firstCauses } from "./first-causes.ts";
import type { Issue } from "./issue.ts";
import type { Project } from "./project/project.ts";

/** The issues that nothing lets pass. */
export function check(project: Project, contracts: Contracts): readonly Issue[] {
  return runChecks(project, contracts).issues;
}

/**
 * Runs every check and gives all issues, sorted by place, each once, apart from those that their author lets pass.
 * A file that cannot be read is checked by its syntax alone. With "screens" the catalogue itself is not checked.
 */
export function runChecks(
  project: Project,
  contracts: Contracts,
  about: "all" | "screens" = "all",
): CheckResult {
  const context = createContext(project, contracts);
  const asked = checks.filter(({ isOfCatalogue }) => about === "all" || !isOfCatalogue);
  const issues = asked.flatMap(({ slug, run }) =>
    [...run(context)]
      .filter(({ at, position }) => position !== undefined || at.file.problems.length === 0)
      .map((finding) => toIssue(slug, finding)),
  );
  const slugs = asked.map(({ slug }) => slug);
  const { issues: left, allowed } = applySuppressions(project, withoutRepeats(issues), slugs);
  return { issues: firstCauses(left, project).toSorted(byPlace), allowed };
}

/** Compares two issues by file, line and column. */
export function byPlace(a: Issue, b: Issue): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** A block is read once for each screen that uses it: what is wrong in itself is found each time. */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const first = new Map<string, Issue>();
  for (const issue of issues) {
    const key = [issue.slug, issue.file, issue.line, issue.column, issue.message].join("\n");
    if (!first.has(key)) first.set(key, issue);
  }
  return [...first.values()];
}

/** A finding of a rule at its line and column. */
export function toIssue(slug: string, finding: Finding): Issue {
  const { at, of, offset, position, message, hint, meant, severity } = finding;
  const { file, pointer } = at;
  const range = meant && file.findWord(pointer, meant.written, { of, offset });
  const { line, column } =
    position ?? (offset === undefined ? file.locate(pointer, of) : file.locateInString(pointer, offset));
  return {
    slug,
    severity: severity ?? "error",
    file: file.path,
    pointer,
    line,
    column,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(meant && range && { replacement: { ...range, text: meant.word } }),
  };
}
