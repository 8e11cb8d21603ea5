import { expect, test } from "vitest";
import { soundFileName } from "./file-name.ts";

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\发票\\十月.pdf", "十月.pdf"],
  ["发票\u202Efdp.exe", "发票fdp.exe"],
  ["合\u200b同\u0000.docx", "合同.docx"],
  ["半\ud800字.txt", "半字.txt"],
  ["\u200b", "未命名文件"],
  ["", "未命名文件"],
])("%j is kept as %s", (given, kept) => {
  expect(soundFileName(given)).toBe(kept);
});

test("a long name is cut by signs, its ending stays", () => {
  expect(soundFileName(`${"𠮷".repeat(300)}.xlsx`)).toBe(`${"𠮷".repeat(115)}.xlsx`);
  expect(soundFileName(`a.${"长".repeat(300)}`)).toBe(`a.${"长".repeat(118)}`);
});
