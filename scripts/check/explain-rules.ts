import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { allRules } from "../../src/schema/checks/checks.ts";
import type { Rule } from "../../src/schema/checks/check-context.ts";
import type { Issue } from "../../src/schema/issue.ts";
import { namesNear } from "../../src/schema/nearest-name.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import type { SchemaFile } from "../../src/schema/project/schema-file.ts";
import { prettyReport } from "../../src/schema/report/pretty.ts";
import { changedLines } from "./changed-lines.ts";

/** The small good project, and beside it what each rule refuses in it: the tests of the rules hold both to their word. */
const SAMPLES = fileURLToPath(new URL("../../tests/fixtures", import.meta.url));

/** Prints a rule with its sample, or all of them in a line each. Gives the exit code: 2 when there is no such rule. */
export async function explainRules(slug: string | undefined, print = console): Promise<number> {
  if (slug === undefined) {
    const width = Math.max(...allRules.map((rule) => rule.slug.length));
    const rules = allRules.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
    print.log(rules.map((rule) => `${rule.slug.padEnd(width)}  ${rule.holds}`).join("\n"));
    return 0;
  }
  const rule = allRules.find((known) => known.slug === slug);
  if (!rule) {
    print.error(noSuchRule(slug));
    return 2;
  }
  print.log(await explainRule(rule));
  return 0;
}

let goodSample: Promise<Project> | undefined;

/** The rule in words, what is changed in the good sample to break it, and what the check says then. */
export async function explainRule({ slug, holds, why }: Rule): Promise<string> {
  const folder = path.join(SAMPLES, "bad", slug);
  const good = await (goodSample ??= readProject(path.join(SAMPLES, "good")));
  const bad = await readProject(folder);
  const changes = [...bad.files.values()].map((file) => changeText(good.files.get(file.path), file));
  const expected = JSON.parse(await readFile(path.join(folder, "expected.json"), "utf8")) as Issue[];
  const issues = expected
    .filter((issue) => issue.slug === slug)
    .map((issue): Issue => ({ ...issue, severity: issue.severity ?? "error" }));
  return [slug, `  ${holds}`, `  ${why}`, "", ...changes, "", prettyReport(issues)].join("\n");
}

/** Lines of the good sample are marked `good`, those in their place `bad`. */
function changeText(good: SchemaFile | undefined, bad: SchemaFile): string {
  const isReadable = bad.problems.length === 0;
  const runs = changedLines(linesOf(good, isReadable), linesOf(bad, isReadable));
  const marks = { both: "     ", first: "good ", second: "bad  " };
  return [
    good ? bad.path : `${bad.path} (new)`,
    ...runs.flatMap((run) => {
      const indent = Math.min(...run.map(({ text }) => text.search(/\S|$/)));
      return run.map(({ of, text }) => `  ${marks[of]} ${text.slice(indent)}`);
    }),
  ].join("\n");
}

/** Written alike, so that only words differ; a file that is no JSON, and the one beside it, as they are. */
function linesOf(file: SchemaFile | undefined, isReadable: boolean): string[] {
  if (!file) return [];
  return (isReadable ? JSON.stringify(file.value, undefined, 2) : file.text).split("\n");
}

function noSuchRule(slug: string): string {
  const slugs = allRules.map((rule) => rule.slug);
  const alike = slugs.filter((known) => known.includes(slug) || slug.includes(known));
  const near = [...new Set([...namesNear(slug, slugs), ...alike])].slice(0, 5);
  const hint = near.length === 0 ? "`npm run check -- --explain` lists all" : `near are ${near.join(", ")}`;
  return `There is no rule "${slug}"; ${hint}`;
}
