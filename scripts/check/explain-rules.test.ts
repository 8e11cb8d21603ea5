import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { allRules, EXPRESSION_TYPE } from "../../src/schema/checks/checks.ts";
import { badSampleProject } from "../../src/schema/checks/testing/sample-project.ts";
import { explainRule, explainRules } from "./explain-rules.ts";
import { findIssues } from "./find-issues.ts";
import { runCommand } from "../run-command.ts";

/** The printed text, and the exit code. */
async function explain(slug?: string) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await explainRules(slug, { ...console, log: print, error: print });
  return { code, output: lines.join("\n") };
}

test.each(allRules.map((rule) => [rule.slug, rule] as const))(
  "%s is explained with what breaks it and with what is said then",
  async (slug, rule) => {
    const text = await explainRule(rule);
    expect(text).toContain(rule.holds);
    expect(text).toContain(rule.why);
    expect(text).toMatch(/^ {2}(good|bad) /m);
    expect(text).toMatch(new RegExp(`:\\d+:\\d+ (error|warning) ${slug}  `));
    // A rule about layouts of files shows whole files.
    expect(text.split("\n").length).toBeLessThan(slug.startsWith("import-") ? 120 : 60);
  },
);

test("the compiler's bad sample gives exactly the expected issues", async () => {
  const file = `tests/fixtures/bad/${EXPRESSION_TYPE}/expected.json`;
  const expected = JSON.parse(await readFile(file, "utf8")) as object[];
  const { issues } = await findIssues(await badSampleProject(EXPRESSION_TYPE), "screens");
  expect(issues).toEqual(expected.map((issue) => expect.objectContaining(issue)));
}, 60_000);

test("the command explains a rule", async () => {
  const args = ["scripts/check.ts", "--explain", "column-field"];
  const { output, code } = await runCommand("node_modules/.bin/tsx", args);
  expect(output).toContain('did you mean "ownerName"?');
  expect(code).toBe(0);
}, 60_000);

test("all rules are listed in a line each, and for another the near ones are named", async () => {
  const [all, none] = [await explain(), await explain("colum-feild")];
  expect(all.output.match(/^[a-z-]+ {2,}\S.*$/gm)).toHaveLength(allRules.length);
  expect(none.output).toContain('There is no rule "colum-feild"; near are column-field');
  expect(none.code).toBe(2);
});
