import { createContext } from "../checks/check-context.ts";
import type { Contracts } from "../contracts.ts";
import type { Issue } from "../issue.ts";
import type { Project } from "../project/project.ts";
import { compareOperations } from "./compare-operations.ts";
import type { Difference } from "./difference.ts";
import { findUses, type Use } from "./find-uses.ts";
import { type SortedDifferences, sortDifferences } from "./sort-differences.ts";
import { readTheirs } from "./read-theirs.ts";
import { theirProject } from "./their-project.ts";

export interface RadarReport extends SortedDifferences {
  /** Operations that both sides have. */
  readonly compared: number;
  /** Our documents of which the other side's describe nothing. */
  readonly notCompared: readonly string[];
  /** Documents that cannot be read, each with the reason. */
  readonly unreadable: readonly string[];
}

export interface RadarOptions {
  readonly contracts: Contracts;
  /** The other side's documents are all there are: what they lack is gone, not only left out. */
  readonly isWhole: boolean;
  /** Everything that is wrong with a project. */
  readonly issuesOf: (project: Project) => Promise<readonly Issue[]>;
  /** True when hand-written code calls the operation, besides the screens. */
  readonly isCalledByCode: (operation: string) => boolean;
}

/** Differences of the other side's documents, path → text, from our catalogue, and the parts of screens that they break. */
export async function radar(
  ours: Project,
  texts: ReadonlyMap<string, string>,
  options: RadarOptions,
): Promise<RadarReport> {
  const { pairs, missing, added, unreadable } = readTheirs(ours, texts);
  const described = new Set(pairs.map((pair) => pair.ours.file));
  const gone = missing.filter(({ file }) => options.isWhole || described.has(file));
  const notCompared = [...new Set(missing.map(({ file }) => file))].filter(
    (file) => !options.isWhole && !described.has(file),
  );
  const itself = { path: "", side: "operation" } as const;
  const differences: Difference[] = [
    ...gone.map(({ id, method, path }): Difference => {
      const message = `is gone: nothing answers ${method.toUpperCase()} ${path}`;
      return { ...itself, change: "gone", operation: id, isBreaking: true, message, theirs: undefined };
    }),
    ...pairs.flatMap((pair) => compareOperations(pair, ours.enums)),
    ...added.map(({ id, file, pointer }): Difference => {
      const theirs = `${file}#${pointer}`;
      return { ...itself, change: "added", operation: id, isBreaking: false, message: "is new", theirs };
    }),
  ];
  const context = createContext(ours, options.contracts);
  const uses = [...findUses(context), ...codeUses(ours, options)];
  const changed = new Set(differences.map(({ operation }) => operation));
  const theirs = theirProject(
    ours,
    pairs.filter(({ ours: { id } }) => changed.has(id)),
    gone,
  );
  const issues = changed.size === 0 ? [] : await newIssues(ours, theirs, options);
  return {
    ...sortDifferences(differences, uses, issues, context.readings),
    compared: pairs.length,
    notCompared,
    unreadable,
  };
}

/** Hand-written code is not read: all that differs in what it calls meets it, where the catalogue describes the call. */
function codeUses(ours: Project, { isCalledByCode }: RadarOptions): Use[] {
  return [...ours.operations.values()].flatMap(({ id: operation, file: path, pointer }) => {
    const file = ours.files.get(path);
    if (!file || !isCalledByCode(operation)) return [];
    const use = { screen: "", at: { file, pointer }, operation, path: "", what: "value" } as const;
    return (["operation", "request", "response"] as const).map((side): Use => ({ ...use, side }));
  });
}

function issueKey({ slug, file, pointer, message }: Issue): string {
  return [slug, file, pointer, message].join("\n");
}

/** Findings of the checks about the screens on the other side's terms alone; an unused part breaks none of them. */
async function newIssues(ours: Project, theirs: Project, { issuesOf }: RadarOptions): Promise<Issue[]> {
  const known = new Set((await issuesOf(ours)).map(issueKey));
  const issues = await issuesOf(theirs);
  return issues.filter(
    (issue) =>
      !issue.file.startsWith("schemas/api/") && issue.slug !== "unused" && !known.has(issueKey(issue)),
  );
}
