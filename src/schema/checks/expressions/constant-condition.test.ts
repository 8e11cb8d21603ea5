import { expect, test } from "vitest";
import { contracts } from "../../../contracts.ts";
import { check } from "../../check.ts";
import { createProject } from "../../project/project.ts";
import { checkEdit, sampleProject } from "../testing/sample-project.ts";

const FILE = "screens/client-list.json";
const find = (condition: string) => checkEdit(FILE, ['"{{ row.status === 1 }}"', `"{{ ${condition} }}"`]);

test.each([
  ["row.status !== 9", "row.status !== 9", "true"],
  ["[0, 1].includes(row.status)", "[0, 1].includes(row.status)", "true"],
  ["row.status === 0 || row.status === 1", "row.status === 0 || row.status === 1", "true"],
  ["row.status > 1", "row.status > 1", "false"],
  ["row.name !== '' && row.status === 2", "row.status === 2", "false"],
  ["(row.status ?? 0) < 0", "row.status ?? 0) < 0", "false"],
])("%s depends on nothing", (condition, part, always) => {
  expect(find(condition).filter((issue) => issue.startsWith("constant-condition"))).toEqual([
    expect.stringContaining(`${part} }} is always ${always}: row.status is one of 1, 0`),
  ]);
});

test.each(["row.status === 1", "row.status > 0", "!(row.status === 0)", "row.name === '甲'", "row.id === 9"])(
  "%s depends on the row",
  (condition) => {
    expect(find(condition).filter((issue) => !issue.startsWith("example"))).toEqual([]);
  },
);

test("the rows of a list are looked into as well", () => {
  const issues = checkEdit("screens/report-list.json", [
    '"rows": "{{ row.status === 1 }}"',
    '"rows": "{{ row.lines.some((line) => line.amount > 0) && row.status !== 5 }}"',
  ]);
  expect(issues).toEqual([expect.stringContaining("{{ row.status !== 5 }} is always true")]);
});

test("a value that may be missing is one more", () => {
  const anyCode: [string, string] = ["row.status === 1", "row.status === 1 || row.status === 0"];
  const { files } = sampleProject(FILE, anyCode);
  const texts = new Map([...files].map(([path, { text }]) => [path, text]));
  const slugs = () => check(createProject(texts), contracts).map(({ slug }) => slug);
  expect(slugs()).toContain("constant-condition");
  const api = texts.get("schemas/api/client.json") ?? "";
  const required = '"required": ["id", "name", "taxNumber", "ownerName", "status"]';
  expect(api).toContain(required);
  texts.set("schemas/api/client.json", api.replace(required, '"required": ["id", "name"]'));
  expect(slugs()).not.toContain("constant-condition");
});

test("a condition with a name is told at the name when it stands there, else where the name is used", () => {
  const names: [string, string] = [
    '  "source"',
    '  "names": { "isOdd": "{{ row.name !== \'\' && row.status === 9 }}", "isOn": "{{ row.status === 1 }}" },\n  "source"',
  ];
  const issues = checkEdit(
    FILE,
    ['"{{ row.status === 1 }}"', '"{{ isOdd || (isOn || row.status === 0) }}"'],
    ['"label": "编辑"', '"label": "{{ isOdd }}"'],
    names,
  ).filter((issue) => issue.startsWith("constant-condition"));
  expect(issues).toEqual([
    expect.stringMatching(
      /^constant-condition 8:46 names\.isOdd: \{\{ row\.status === 9 \}\} is always false/,
    ),
    expect.stringMatching(/rowActions\[1\]\.visible: \{\{ isOn \|\| row\.status === 0 \}\} is always true/),
  ]);
});
