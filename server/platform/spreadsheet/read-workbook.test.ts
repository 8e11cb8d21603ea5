import { describe, expect, test } from "vitest";
import { unpackArchive } from "../files/unpack-archive.ts";
import { type ArchiveEntry, makeArchive } from "../../testing/make-archive.ts";
import { readWorkbook } from "./read-workbook.ts";
import { createWorkbook } from "./write-workbook.ts";

const COLUMNS = [{ name: "name", title: "公司名称" }];
const SHEET = "xl/worksheets/sheet1.xml";

const TOO_MUCH = /^文件(解压后超过 100MB，请精简后重新上传|无法读取或内容过大，请精简后重新上传)$/;

/** A workbook as any other, taken apart. */
async function goodParts(): Promise<ArchiveEntry[]> {
  const workbook = createWorkbook([{ name: "数据", widths: [], frozenRows: 0 }]);
  workbook.add([["公司名称"], ["甲"]]);
  const parts = await unpackArchive(await workbook.finish());
  await workbook.close();
  return [...parts].map(([name, content]) => ({ name, content: Buffer.from(content) }));
}

const withSheet = async (change: (text: string) => Partial<ArchiveEntry>) =>
  makeArchive(
    (await goodParts()).map((part) =>
      part.name === SHEET ? { ...part, ...change(String(part.content)) } : part,
    ),
  );

test("a workbook that was packed anew is read", async () => {
  const { rows } = await readWorkbook(makeArchive(await goodParts()), COLUMNS);
  expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
});

describe("a small file that grows without end is given up", () => {
  test("a sheet of 101 MB", async () => {
    const bomb = await withSheet((text) => ({
      content: text.replace("<sheetData>", `${" ".repeat(101 * 1024 * 1024)}<sheetData>`),
    }));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readWorkbook(bomb, COLUMNS)).rejects.toThrow(TOO_MUCH);
  });

  test("a part that claims to be small, or huge", async () => {
    const claiming = async (size: number) => await withSheet((text) => ({ content: text, size }));
    for (const size of [10, 0xffff_fff0]) {
      const { rows } = await readWorkbook(await claiming(size), COLUMNS);
      expect(rows).toMatchObject([{ values: { name: "甲" } }]);
    }
  });

  test("a cell at the far end of the sheet", async () => {
    const far = await withSheet((text) => ({
      content: text
        .replaceAll(/<dimension[^>]*>/g, "")
        .replace("</sheetData>", `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`),
    }));
    await expect(readWorkbook(far, COLUMNS)).rejects.toThrow(/^(文件|一次最多导入)/);
  });
});

test("an archive of something else is no workbook", async () => {
  await expect(readWorkbook(makeArchive([{ name: "a.txt", content: "a" }]), COLUMNS)).rejects.toThrow(
    "无法读取文件，请上传 .xlsx 格式的 Excel 文件",
  );
});

test("a path that leads out of it is refused", async () => {
  const parts = [...(await goodParts()), { name: "../../a.xml", content: "" }];
  await expect(readWorkbook(makeArchive(parts), COLUMNS)).rejects.toThrow("不安全的路径");
});
