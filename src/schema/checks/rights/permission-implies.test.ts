import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test("a code implies the codes it stands below", () => {
  expect(checkEdit("screens/client-list.json", ['"permission": "client",\n', ""])).toEqual([
    expect.stringContaining('client.page is refused to somebody without a code; it needs "client"'),
  ]);
});

test("every way to a dialog without a code is looked at", () => {
  expect(
    checkEdit(
      "screens/client-list.json",
      ['"title": "新增企业", "permission": "client.edit"', '"title": "新增企业"'],
      ['"permission": "client.edit",', '"permission": "staff",'],
    ),
  ).toEqual([
    expect.stringContaining('client.add is refused to somebody with only "staff"; it needs "client.edit"'),
  ]);
});

test("who sees a section or a column has its code, and may ask what it asks", () => {
  const refused = (...edits: readonly (readonly [string, string])[]) =>
    checkEdit(
      "screens/report-detail.json",
      ['"permission": "client"', '"permission": "staff"'],
      ...edits,
    ).filter((issue) => issue.includes("sections[1]"));
  expect(refused()).toEqual([
    expect.stringContaining('report.lines is refused to somebody with only "staff"'),
  ]);
  expect(refused(['"id": "lines",', '"id": "lines", "permission": "client",'])).toEqual([]);
  const reveal = { call: "report.detail", params: { reportId: "{{ record.id }}" } };
  const column = (keys: object) =>
    refused(
      ['"call": "report.lines"', '"call": "staff.list"'],
      [
        '"columns": ["name", "amount"]',
        `"columns": [${JSON.stringify({ field: "name", kind: "phone", reveal, ...keys })}]`,
      ],
    ).filter((issue) => issue.includes("reveal.call"));
  expect(column({})).toEqual([expect.stringContaining("report.detail is refused")]);
  expect(column({ permission: "client" })).toEqual([]);
});
