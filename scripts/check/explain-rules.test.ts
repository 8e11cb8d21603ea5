import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { allRules, EXPRESSION_TYPE } from "../../src/schema/checks/checks.ts";
import { badSampleProject } from "../../src/schema/checks/testing/sample-project.ts";
import { explainRule } from "./explain-rules.ts";
import { findIssues } from "./find-issues.ts";
import { runCommand } from "../run-command.ts";

const explain = (...slug: string[]) =>
  runCommand("node_modules/.bin/tsx", ["scripts/check.ts", "--explain", ...slug]);

test.each(allRules.map((rule) => [rule.slug, rule] as const))(
  "%s is explained with what breaks it and with what is said then",
  async (slug, rule) => {
    const text = await explainRule(rule);
    expect(text).toContain(rule.holds);
    expect(text).toContain(rule.why);
    expect(text).toMatch(/^ {2}(good|bad) /m);
    expect(text).toMatch(new RegExp(`:\\d+:\\d+ (error|warning) ${slug}  `));
    expect(text.split("\n").length).toBeLessThan(60);
  },
);

test("the compiler's bad sample gives exactly the expected issues", async () => {
  const file = `tests/fixtures/bad/${EXPRESSION_TYPE}/expected.json`;
  const expected = JSON.parse(await readFile(file, "utf8")) as object[];
  const { issues } = await findIssues(await badSampleProject(EXPRESSION_TYPE), "screens");
  expect(issues).toEqual(expected.map((issue) => expect.objectContaining(issue)));
}, 60_000);

test("the command explains a rule, lists all in a line each, and names the near ones for another", async () => {
  const [single, all, none] = await Promise.all([explain("column-field"), explain(), explain("colum-feild")]);
  expect(single.output).toContain('did you mean "ownerName"?');
  expect(single.code).toBe(0);
  expect(all.output.match(/^[a-z-]+ {2,}\S.*$/gm)).toHaveLength(allRules.length);
  expect(none.output).toContain('There is no rule "colum-feild"; near are column-field');
  expect(none.code).toBe(2);
}, 60_000);
