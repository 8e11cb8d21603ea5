import { expect, test } from "vitest";
import type { Issue } from "../issue.ts";
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { prettyReport } from "./pretty.ts";
import { sarifReport } from "./sarif.ts";

const ISSUE: Issue = {
  slug: "column-field",
  severity: "error",
  file: "schemas/screens/a,b.json",
  pointer: "/columns/3",
  line: 27,
  column: 16,
  message: 'columns[3] "nmae": 100% wrong',
  hint: 'did you mean "name"?',
};
const { hint: _, ...PLAIN } = ISSUE;

test("the pretty report has one line for each issue", () => {
  expect(prettyReport([ISSUE, { ...PLAIN, severity: "warning" }])).toBe(
    'schemas/screens/a,b.json:27:16 error column-field  columns[3] "nmae": 100% wrong; did you mean "name"?\n' +
      'schemas/screens/a,b.json:27:16 warning column-field  columns[3] "nmae": 100% wrong',
  );
});

test("the JSON report has the issues, what is let pass, and what is code", () => {
  const allowed = [{ issue: ISSUE, reason: "十月接入" }];
  const handWritten = [{ screen: "workbench.home", handlers: 0, surfaces: 1 }];
  expect(JSON.parse(jsonReport({ issues: [ISSUE], allowed }, handWritten))).toEqual({
    issues: [ISSUE],
    allowed,
    handWritten,
  });
});

test("the GitHub report escapes what would end a property or a line", () => {
  expect(githubReport([{ ...PLAIN, message: "one\ntwo 100%" }])).toBe(
    "::error file=schemas/screens/a%2Cb.json,line=27,col=16,title=column-field::one%0Atwo 100%25",
  );
});

test("the SARIF report names rule, level, text and place", () => {
  const { version, runs } = JSON.parse(sarifReport([ISSUE]));
  expect(version).toBe("2.1.0");
  expect(runs[0].tool.driver.rules).toEqual([{ id: "column-field" }]);
  expect(runs[0].results[0]).toMatchObject({
    ruleId: "column-field",
    level: "error",
    message: { text: 'columns[3] "nmae": 100% wrong; did you mean "name"?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "schemas/screens/a,b.json" },
          region: { startLine: 27, startColumn: 16 },
        },
      },
    ],
  });
});
