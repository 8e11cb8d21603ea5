import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const RULE = /^field-format /;

function formatsAfter(from: string, to: string): string[] {
  return checkEdit("api/parcel.json", [from, to]).filter((issue) => RULE.test(issue));
}

const SENT = '"title": "寄出日期",\n            "type": "string",\n            "format": "date"';

test.each([
  ["money", "number", "string"],
  ["date", "string", "integer"],
  ["phone", "string", "number"],
])("%s is for %s, not for %s", (format, fitting, type) => {
  const to = `"title": "寄出日期", "type": "${type}", "format": "${format}"`;
  expect(formatsAfter(SENT, to)).toEqual([
    expect.stringContaining(`"${format}" is for ${fitting}, but the value is ${type}`),
  ]);
});

test.each([
  '"type": ["string", "null"], "format": "date-time"',
  '"type": "string", "format": "uuid"',
  '"type": ["integer", "null"], "format": "money"',
])("%s can be shown", (to) => {
  expect(formatsAfter(SENT, `"title": "寄出日期", ${to}`)).toEqual([]);
});
