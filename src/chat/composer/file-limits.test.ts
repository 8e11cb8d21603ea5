import { expect, test } from "vitest";
import { checkAttachment } from "./file-limits.ts";

const MB = 1024 * 1024;

test.each([
  ["票据.png", 10 * MB, "button", null],
  ["票据.PNG", 10 * MB + 1, "button", "文件大小不能超过 10MB"],
  ["票据.jpeg", 10 * MB + 1, "dropped", "文件大小不能超过 10MB"],
  ["合同.pdf", 20 * MB, "dropped", null],
  ["合同.pdf", 20 * MB + 1, "dropped", "拖入或粘贴的文件不能超过 20MB，更大的请点“上传附件”"],
  ["合同.pdf", 20 * MB + 1, "button", null],
  ["合同.zip", 100 * MB, "button", null],
  ["合同.zip", 100 * MB + 1, "button", "文件大小不能超过 100MB"],
  ["合同.zip", 100 * MB + 1, "dropped", "文件大小不能超过 20MB"],
  ["空.txt", 0, "button", "文件是空的，请重新选择"],
] as const)("%s of %d bytes by %s: %s", (name, size, way, reason) => {
  expect(checkAttachment({ name, size }, way)).toBe(reason);
});

test("only papers, pictures and archives are sent", () => {
  for (const name of ["脚本.js", "程序.exe", "没有后缀", "影片.mp4"])
    expect(checkAttachment({ name, size: 1 }, "button")).toContain("只能上传 png、jpg、jpeg、pdf");
  for (const ending of ["doc", "docx", "pptx", "xls", "xlsx", "txt", "rar"])
    expect(checkAttachment({ name: `文件.${ending}`, size: 1 }, "button")).toBeNull();
});
