import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

/** Issues of a form with this linkage on its field `code`, beside `remark` and the list `lines`. */
function linked(reaction: object, entry: object = {}): string[] {
  const lines = { "x-local": true, items: { properties: { kind: { "x-local": true }, note: entry } } };
  return checkEdit(
    "screens/report-form.json",
    ['"clientName": {},', `"clientName": {}, "linesOfForm": ${JSON.stringify(lines)},`],
    ['"code": {},', `"code": ${JSON.stringify({ "x-reactions": reaction })},`],
  ).filter((issue) => issue.startsWith("linkage-path"));
}

const effect = { fulfill: { state: { disabled: true } } };

test("a dependency is a field of the form", () => {
  expect(linked({ dependencies: ["remrak"], ...effect })).toEqual([
    expect.stringMatching(/dependencies\[0\] "remrak": this form has no such field; did you mean "remark"\?/),
  ]);
  expect(linked({ dependencies: { from: "clientNmae" }, ...effect })).toEqual([
    expect.stringContaining('dependencies.from "clientNmae": this form has no such field'),
  ]);
});

test("a target is a field of the form", () => {
  expect(linked({ target: "remakr", ...effect })).toEqual([
    expect.stringContaining('target "remakr": this form has no such field'),
  ]);
});

test("an expression reads the dependencies that are named", () => {
  const visible = (source: string) => ({ fulfill: { state: { visible: `{{ ${source} }}` } } });
  expect(linked({ dependencies: ["remark"], ...visible("$deps[1] === 'A'") })).toEqual([
    expect.stringContaining('$deps has no "1"'),
  ]);
  expect(linked({ dependencies: { from: "remark" }, ...visible("$deps.form === 'A'") })).toEqual([
    expect.stringContaining('$deps has no "form"'),
  ]);
});

test("what is there is followed: neighbours, entries, layouts, parts of a value", () => {
  expect(linked({ dependencies: ["remark", ".clientName", "linesOfForm.0.kind"], ...effect })).toEqual([]);
  expect(linked({ dependencies: { list: "linesOfForm.length" }, target: "clientName", ...effect })).toEqual(
    [],
  );
  expect(linked({ dependencies: ["linesOfForm.0.knd"], ...effect })).toHaveLength(1);
  const inEntry = (path: string) =>
    linked(
      { target: "remark", ...effect },
      { "x-local": true, "x-reactions": { dependencies: [path], ...effect } },
    );
  expect(inEntry(".kind")).toEqual([]);
  expect(inEntry(".knd")).toHaveLength(1);
});
