import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "screens/filing-list.json";

test("a part of a list that is asked about the period is enough", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      [
        '"source": { "call": "client.page" }',
        '"context": { "period": true }, "source": { "call": "client.page" }',
      ],
      [
        '"toolbar"',
        '"expand": { "source": { "call": "filing.page" }, "columns": ["clientName"] }, "toolbar"',
      ],
    ),
  ).toEqual([]);
});

test("what only writes does not count", () => {
  expect(
    checkEdit(FILE, ['{ "call": "filing.page" }', '{ "call": "client.page" }'], ['"state"]', '"status"]']),
  ).toContainEqual(
    expect.stringContaining("context.period: no operation that this screen reads is asked about a period"),
  );
});

test("no input has the name of the context", () => {
  expect(
    checkEdit(FILE, [
      '"context"',
      '"inputs": { "period": { "type": "string", "title": "账期" } }, "context"',
    ]),
  ).toContainEqual(expect.stringContaining("the context has this name in the address"));
});

test("a company is chosen by operations of the catalogue, and stands in the address", () => {
  const issues = checkEdit(FILE, [
    '"context": {',
    '"inputs": { "companyId": { "type": "integer", "title": "客户" } }, "context": { "company": true,',
  ]);
  expect(issues).toContainEqual(
    expect.stringContaining("a company is chosen by company.chosen, which the catalogue does not have"),
  );
  expect(issues).toContainEqual(
    expect.stringContaining("inputs.companyId: the context has this name in the address"),
  );
});
