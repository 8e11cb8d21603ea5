import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const withIdentity = (identity: object) =>
  checkEdit("screens/report-detail.json", [
    '"sections": [',
    `"identity": ${JSON.stringify(identity)},\n  "sections": [`,
  ]);

test("an identity reads what the record gives", () => {
  expect(
    withIdentity({ title: "{{ record.clientName }}", tab: "{{ record.period }}", fields: ["amount"] }),
  ).toEqual([]);
});

test.each([
  [
    "a field that the record does not have",
    { title: "报表", fields: ["amonut"] },
    /amonut.*did you mean "amount"/,
  ],
  ["a name that is not there", { title: "{{ row.clientName }}" }, /row/],
  ["an unknown key", { title: "报表", subtitle: "x" }, /subtitle/],
  ["no title", { fields: ["amount"] }, /title/],
])("%s is an issue", (_, identity, words) => {
  const issues = withIdentity(identity);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(words);
});
