import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readClipboardTable, writeClipboardTable } from "./clipboard-table.ts";

test("reads what Excel and WPS put on the clipboard", () => {
  expect(readClipboardTable("王芳\t8000\r\n李四\t9,000.50\r\n")).toEqual([
    ["王芳", "8000"],
    ["李四", "9,000.50"],
  ]);
  expect(readClipboardTable('"一行\n两行"\t"他说""好"""\n\t')).toEqual([
    ["一行\n两行", '他说"好"'],
    ["", ""],
  ]);
  expect(readClipboardTable("")).toEqual([]);
});

test("what is written is read again as it was", () => {
  const cell = string({ unit: "grapheme" }).map((text) => text.replaceAll("\r", ""));
  assert(
    property(array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      expect(readClipboardTable(writeClipboardTable(rows))).toEqual(rows);
    }),
  );
});
