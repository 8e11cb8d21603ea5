import { expect, test } from "vitest";
import { contracts } from "../../contracts.ts";
import { runChecks } from "../check.ts";
import { checkEdit, sampleProject } from "./testing/sample-project.ts";

const LIST = "screens/client-list.json";
const SLIP = ['"taxNumber", "width": 200', '"taxNumbr", "width": 200'] as const;
const ALLOW = '"x-allow": { "column-field": "旧系统的字段，十月接入" }, ';

test("a finding is let pass at its place, with the reason", () => {
  const project = sampleProject(LIST, SLIP, ['{ "field": "taxNumbr"', `{ ${ALLOW}"field": "taxNumbr"`]);
  const { issues, allowed } = runChecks(project, contracts);
  expect(issues).toEqual([]);
  expect(allowed).toMatchObject([
    { reason: "旧系统的字段，十月接入", issue: { slug: "column-field", pointer: "/columns/1/field" } },
  ]);
});

test("what stands beside it is not let pass", () => {
  expect(checkEdit(LIST, SLIP, ['{ "open": "add" }', `{ ${ALLOW}"open": "add" }`])).toEqual([
    expect.stringContaining("column-field"),
    expect.stringContaining('"column-field" lets nothing pass here; take it away'),
  ]);
});

test("what holds for all below stands at the top of the file", () => {
  expect(checkEdit(LIST, SLIP, ['"version": 2,', `"version": 2, ${ALLOW}`])).toEqual([]);
});

test("a step and a form's field may have suppressions", () => {
  expect(
    checkEdit(LIST, [
      '{ "toast": "已新增" }',
      '{ "x-allow": { "reload-target": "会改" }, "reload": "lists" }',
    ]),
  ).toEqual([]);
  expect(
    checkEdit("blocks/client-form.json", [
      '"name": {}',
      '"nmae": { "x-allow": { "form-field": "会改" } }',
    ]).filter((issue) => issue.startsWith("form-field")),
  ).toEqual([]);
});
