import { expect, test } from "vitest";
import type { Operation } from "../../src/schema/project/operation.ts";
import { assertAcceptedFiles } from "./assert-accepted-files.ts";

const PAGE = Buffer.from("<table><tr><td>日期</td></tr></table>");

/** A form with a page of that name, for an operation that takes such endings. */
async function upload(name: string, accepted: readonly string[], isRead: boolean): Promise<unknown> {
  const operation = { uploads: new Map([["multipartFile", accepted]]) } as unknown as Operation;
  const form = {
    fields: {},
    files: { multipartFile: { name, mime: "application/octet-stream", content: PAGE } },
  };
  return await assertAcceptedFiles(operation, form, isRead);
}

test("a table is left to its reader by an operation that takes several kinds of them", async () => {
  await expect(upload("工资.xls", [".xlsx", ".xls", ".csv"], true)).resolves.toMatchObject({
    files: { multipartFile: { name: "工资.xls", mime: "application/vnd.ms-excel" } },
  });
  await expect(upload("工资.pdf", [".xlsx", ".xls", ".csv"], true)).rejects.toThrow(
    "仅支持 .xlsx、.xls、.csv 格式的文件",
  );
});

test.each([
  ["an operation that keeps it", ".xls", [".xls", ".csv"], false],
  ["an operation that takes one kind", ".xlsx", [".xlsx", ".pdf"], true],
  ["a file of another kind", ".pdf", [".xlsx", ".csv", ".pdf"], true],
])("%s holds a file to its ending", async (_what, ending, accepted, isRead) => {
  await expect(upload(`工资${ending}`, accepted, isRead)).rejects.toThrow(`文件内容不是 ${ending} 格式`);
});
