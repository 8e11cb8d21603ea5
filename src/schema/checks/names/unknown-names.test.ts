import { check } from "../../check.ts";
import { checkEdit } from "../testing/sample-project.ts";
import { contracts } from "../../../contracts.ts";
import { expect, test } from "vitest";
import { sampleProject } from "../testing/sample-project.ts";

test("an override does not make up for a missing block", () => {
  expect(
    checkEdit("screens/client-list.json", ['"use": "client.form",\n', '"use": "client.forms",\n']),
  ).toEqual([
    expect.stringContaining(
      'block-unknown 41:14 dialogs.edit.use "client.forms": no such block; did you mean "client.form"?',
    ),
  ]);
});

test("a registered handler may be run", () => {
  const project = sampleProject("screens/report-list.json", [
    '"download": "report.template"',
    '"run": "print"',
  ]);
  expect(check(project, { ...contracts, handlers: ["print"] })).toEqual([]);
  expect(check(project, { ...contracts, handlers: ["prints"] })).toMatchObject([
    { slug: "handler-unknown", hint: 'did you mean "prints"?' },
  ]);
});

test("the record and the submit of a dialog are calls", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"call": "client.detail"', '"call": "client.detial"'],
      ['"call": "client.modify",', '"call": "client.modfiy",'],
    ),
  ).toEqual([
    expect.stringContaining(
      'operation-unknown 44:27 dialogs.edit.record.call "client.detial": no such operation in the catalogue; did you mean "client.detail"?',
    ),
    expect.stringContaining("operation-unknown 45:27"),
  ]);
});

test("the source of a control is a call", () => {
  expect(checkEdit("blocks/client-form.json", ['"call": "staff.list"', '"call": "staff.lists"'])).toEqual([
    expect.stringContaining('no such operation in the catalogue; did you mean "staff.list"?'),
  ]);
});

test("the codes of an example exist", () => {
  expect(checkEdit("screens/client-list.json", ['"as": ["client",', '"as": ["client", "clinet",'])).toEqual([
    expect.stringContaining(
      'permission-unknown 51:24 examples[0].as[1] "clinet": no such permission code; did you mean "client"?',
    ),
  ]);
});

test("an operation may be open to everyone signed in, a screen not", () => {
  expect(
    checkEdit("screens/client-list.json", ['"permission": "client",', '"permission": "signed-in",']),
  ).toEqual([
    expect.stringContaining('permission-unknown 7:17 permission "signed-in"'),
    expect.stringContaining("example"),
  ]);
});

test("the catalogue names states that there are", () => {
  expect(
    checkEdit("api/report.json", ['"title": "报表状态"', '"title": "报表状态", "x-state": "reportstate"']),
  ).toEqual([
    expect.stringContaining('x-state "reportstate": no such derived state; did you mean "reportState"?'),
  ]);
});

test("a screen may name a table of its own choice", () => {
  expect(
    checkEdit("screens/client-list.json", [
      '["name", "status"]',
      '["name", { "field": "ownerId", "kind": "enum", "enum": "clientStauts" }]',
    ]),
  ).toEqual([
    expect.stringContaining(
      'code-table-unknown 9:69 filters[1].enum "clientStauts": no such code table; did you mean "clientStatus"?',
    ),
  ]);
});
