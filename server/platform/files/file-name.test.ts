import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf } from "../../../src/request/downloaded-file.ts";
import { attachmentHeader } from "../../contracts/file-answer.ts";
import { soundFileName } from "./file-name.ts";

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\发票\\十月.pdf", "十月.pdf"],
  ["发票\u202Efdp.exe", "发票fdp.exe"],
  ["合\u200b同\u0000.docx", "合同.docx"],
  ["半\ud800字.txt", "半字.txt"],
  ["\u200b", "未命名文件"],
  ["", "未命名文件"],
  ["合同/..", "未命名文件"],
])("%j is kept as %s", (given, kept) => {
  expect(soundFileName(given)).toBe(kept);
});

test("a long name is cut by signs, its ending stays", () => {
  expect(soundFileName(`${"𠮷".repeat(300)}.xlsx`)).toBe(`${"𠮷".repeat(115)}.xlsx`);
  expect(soundFileName(`a.${"长".repeat(300)}`)).toBe(`a.${"长".repeat(118)}`);
});

/** Pieces of names that have led out of folders and headers elsewhere. */
const piece = fc.oneof(
  fc.constantFrom(
    "../../",
    "..\\",
    "C:\\",
    "/etc/",
    "\0",
    "\r\nset-cookie: a=b",
    '"',
    ";",
    "'",
    "%",
    "%2e%2e%2f",
    "\u202e",
    "*",
    ".",
  ),
  fc.constantFrom(
    "发票",
    "𠮷",
    "报税 资料（11月）",
    "👨‍👩‍👧",
    ".xlsx",
    "a",
    "\ud800",
    "长".repeat(500),
    "x".repeat(5000),
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const anyName = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

test("5,000 names of any making: none leaves its folder or its header, and browsers save the name that is kept", () => {
  fc.assert(
    fc.property(anyName, (given) => {
      const kept = soundFileName(given);
      expect(kept).not.toMatch(/[\\/\p{Cc}\p{Surrogate}]/u);
      expect(Array.from(kept).length).toBeLessThanOrEqual(120);
      expect(["", ".", ".."]).not.toContain(kept);
      expect(soundFileName(kept)).toBe(kept);
      const header = attachmentHeader(given);
      expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.~!-]*(?:%[\dA-F]{2}|[\w.~!-])*$/);
      expect(fileNameOf(header)).toBe(kept);
    }),
    { numRuns: 5_000 },
  );
});
