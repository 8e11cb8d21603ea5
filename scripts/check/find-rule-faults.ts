import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface RuleEntry {
  /** The rule in our own words. */
  readonly rule?: string;
  /** `<file>: <title>` of each test that sees it in the product. */
  readonly tests?: readonly string[];
  /** The reason why it is left out on purpose. */
  readonly left?: string;
}

/** `tests/spec.json`: the rules of the specification by their id. */
export type RuleTable = Readonly<Record<string, RuleEntry>>;

/** One line for each rule without words, without test or reason, and for each test that its file does not hold. */
export function findRuleFaults(root: string, rules: RuleTable): string[] {
  return Object.entries(rules).flatMap(([id, { rule, tests = [], left }]) => [
    ...(rule?.trim() ? [] : [`${id}: the rule is not told`]),
    ...(tests.length > 0 || left?.trim()
      ? []
      : [`${id}: no test is named, and no reason why it is left out`]),
    ...tests.filter((named) => !isTestThere(root, named)).map((named) => `${id}: no such test: ${named}`),
  ]);
}

/** True when `<file>: <title>` names a test of a file that is there. */
export function isTestThere(root: string, named: string): boolean {
  const [file = "", ...title] = named.split(": ");
  const place = path.join(root, file);
  return title.length > 0 && existsSync(place) && holdsTitle(readFileSync(place, "utf8"), title.join(": "));
}

/** The title as the file writes it: in quotes, as a template, or as a part of one. */
function holdsTitle(text: string, title: string): boolean {
  return text.includes(title) || text.includes(JSON.stringify(title).slice(1, -1));
}
