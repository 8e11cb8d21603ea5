import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = '"type": "string",\n                    "format": "binary"';

function issuesOf(from: string, to: string): string[] {
  return checkEdit("api/report.json", [from, to]).filter((issue) => issue.startsWith("file-field"));
}

test("a form has a file, which says that it is one", () => {
  expect(issuesOf(FILE, '"type": "string", "maxLength": 9')).toEqual([
    expect.stringContaining("none of its fields is a file"),
    expect.stringContaining('is called a file, but its "format" is not "binary"'),
  ]);
  const second = '"logoFile": { "title": "标志", "type": "string", "maxLength": 9 },';
  expect(issuesOf('"file": {', `${second} "file": {`)).toEqual([
    expect.stringContaining("properties.logoFile: is called a file"),
  ]);
});

test("several files, and texts beside them, are fine", () => {
  const many = `"type": "array", "maxItems": 9, "items": { ${FILE} }`;
  expect(checkEdit("api/report.json", [FILE, many])).toEqual([]);
  const text = '"remark": { "title": "备注", "type": "string", "maxLength": 9 },';
  expect(checkEdit("api/report.json", ['"file": {', `${text} "file": {`])).toEqual([]);
});

test("a file outside a form cannot be sent", () => {
  const remark = '"title": "备注",\n                    "type": "string",';
  expect(issuesOf(remark, `${remark} "format": "binary",`)).toEqual([
    expect.stringContaining('remark.format: only a field of "multipart/form-data" can be a file'),
  ]);
});
