import { describe, expect, it } from "vitest";
import { fileNameOf } from "./downloaded-file.ts";

describe("fileNameOf", () => {
  it.each([
    ["attachment; filename*=UTF-8''%E5%AE%A2%E6%88%B7.xlsx", "客户.xlsx"],
    ["attachment; filename=\"a.xlsx\"; filename*=UTF-8''%E7%94%B2.xlsx", "甲.xlsx"],
    ['attachment;filename="用户 2.xlsx"', "用户 2.xlsx"],
    ["attachment; filename=plain.txt", "plain.txt"],
    ["attachment; filename=%E4%B9%99.zip", "乙.zip"],
    ['attachment; filename="100%.xlsx"', "100%.xlsx"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    [String.raw`attachment; filename="C:\temp\a.xls"`, "a.xls"],
  ])("reads %s", (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([null, "", "attachment", 'attachment; filename=""'])("finds none in %s", (header) => {
    expect(fileNameOf(header)).toBeNull();
  });
});
