import { describe, expect, test } from "vitest";
import { contracts } from "../contracts.ts";
import type { FieldOptions } from "../schema/contracts.ts";

const enums = {
  userStatus: [
    { value: 1, label: "启用" },
    { value: 0, label: "停用" },
  ],
};

function format(kind: string, value: unknown, options: FieldOptions = {}): string {
  return contracts.fields
    .find((field) => field.kind === kind)!
    .format(value, options, { enums, states: {} }, {});
}

describe("format", () => {
  test.each<[string, unknown, string]>([
    ["text", "财税", "财税"],
    ["text", 0, "0"],
    ["text", { a: 1 }, '{"a":1}'],
    ["number", 1234567.5, "1,234,567.5"],
    ["number", "x", "x"],
    ["phone", "138****1234", "138****1234"],
    ["date", "2026-11-20", "2026-11-20"],
    ["date", "2026-11-20 14:05:33", "2026-11-20"],
    ["date", "soon", "soon"],
    ["datetime", "2026-11-20 14:05:33", "2026-11-20 14:05"],
    ["datetime", "2026-11-20T14:05:33.120", "2026-11-20 14:05"],
    ["datetime", 5, "5"],
    ["boolean", false, "否"],
    ["options", ["会计", "主管"], "会计、主管"],
    ["tree", 12, "12"],
  ])("%s shows %j as %s", (kind, value, text) => expect(format(kind, value)).toBe(text));

  test.each<[unknown, string]>([
    [0, "停用"],
    [[1, 0], "启用、停用"],
    [9, "9"],
    [[], "--"],
  ])("a code table shows %j as %s", (value, text) =>
    expect(format("enum", value, { enum: "userStatus" })).toBe(text),
  );

  test.each(contracts.fields.map(({ kind }) => kind))("%s shows a blank as --", (kind) => {
    expect([null, undefined, ""].map((blank) => format(kind, blank, { enum: "userStatus" }))).toEqual([
      "--",
      "--",
      "--",
    ]);
  });
});
