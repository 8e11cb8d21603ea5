import { type WorkSheet, utils, write } from "@e965/xlsx";
import { describe, expect, test } from "vitest";
import { makeArchive } from "../../testing/make-archive.ts";
import { readSheets } from "./read-sheets.ts";

const READER = { user: { gsid: 1001, id: 1 } };

const read = async (content: Buffer) => await readSheets({ name: "对账单.xls", content }, READER);

/** An .xls file of these sheets; those after the first are hidden. */
function oldBook(sheets: Readonly<Record<string, WorkSheet>>, { is1904 = false } = {}): Buffer {
  const Workbook = {
    Sheets: Object.keys(sheets).map((_name, index) => ({ Hidden: index > 0 ? (1 as const) : (0 as const) })),
    WBProps: { date1904: is1904 },
  };
  return write(
    { SheetNames: Object.keys(sheets), Sheets: sheets, Workbook },
    { type: "buffer", bookType: "biff8" },
  ) as Buffer;
}

const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  utils.aoa_to_sheet(rows.map((row) => [...row]));

describe("an .xls file is read", () => {
  test("with its sheets, kinds of values and merged cells", async () => {
    const sheet: WorkSheet = {
      ...sheetOf([["标题"], [], ["五日", 12.5]]),
      "!ref": "A1:I3",
      "!merges": [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }],
      C3: { t: "n", v: 46_331, z: "yyyy/m/d" },
      D3: { t: "n", v: 46_331.395_833_333_336, z: 'yyyy"年"m"月"d"日" h:mm' },
      E3: { t: "n", v: 12, z: "0000" },
      F3: { t: "n", v: 0.05, z: "0%" },
      G3: { t: "e", v: 0x17 },
      I3: { t: "b", v: true },
    };
    expect(await read(oldBook({ 明细: sheet, 缓存: sheetOf([["x"]]), 空表: sheetOf([]) }))).toEqual([
      {
        name: "明细",
        isHidden: false,
        lines: [
          { line: 1, cells: ["标题", null, null, null, null, null, null, null, null] },
          {
            line: 3,
            cells: ["五日", 12.5, "2026-11-05", "2026-11-05 09:30:00", "0012", 0.05, "#REF!", null, true],
          },
        ],
        merges: [{ top: 1, left: 1, bottom: 1, right: 2 }],
      },
      { name: "缓存", isHidden: true, lines: [{ line: 1, cells: ["x"] }], merges: [] },
    ]);
  });

  test("with days that are counted from 1904", async () => {
    const sheet: WorkSheet = { "!ref": "A1", A1: { t: "n", v: 44_869, z: "yyyy-mm-dd" } };
    expect(await read(oldBook({ a: sheet }, { is1904: true }))).toMatchObject([
      { lines: [{ cells: ["2026-11-05"] }] },
    ]);
  });

  test("below lines that hold nothing, beyond those that are read at first", async () => {
    const sheet: WorkSheet = { "!ref": "A1:A9000", A1: { t: "s", v: "a" }, A9000: { t: "s", v: "b" } };
    expect(await read(oldBook({ a: sheet }))).toMatchObject([{ lines: [{ line: 1 }, { line: 9000 }] }]);
  });
});

describe("an .xls file is refused in words", () => {
  test("with too many lines", async () => {
    const rows = Array.from({ length: 6001 }, (_none, line) => [line]);
    await expect(read(oldBook({ a: sheetOf(rows) }))).rejects.toThrow(
      "一次最多导入 5000 行，文件超过 6000 行",
    );
  });

  test("with too many columns, by its sheet", async () => {
    const rows = [Array.from({ length: 201 }, () => 1)];
    await expect(read(oldBook({ a: sheetOf([[1]]), b: sheetOf(rows) }))).rejects.toThrow(
      "工作表“b”第 1 行超过 200 列",
    );
  });

  const book = oldBook({ a: sheetOf([["a"]]) });
  const stream = (name: string) =>
    Buffer.concat([book.subarray(0, 8), Buffer.alloc(504), Buffer.from(name, "utf16le")]);
  test.each([
    ["a password", stream("EncryptedPackage"), "文件设有密码，请取消密码后重新上传"],
    ["a Word document", stream("WordDocument"), "文件是 Word 文档，请用 Excel 另存为 .xlsx 后重新上传"],
    ["a presentation", stream("PowerPoint Document"), "文件是演示文稿"],
    ["an installer", stream("Property"), "文件不是表格"],
    ["half a file", book.subarray(0, 1024), "文件不是表格"],
    ["a file whose end is missing", stream("Workbook"), "无法读取文件"],
    [
      "an archive of other files",
      makeArchive([{ name: "a.txt", content: "a" }]),
      "文件是压缩包，请解压后上传",
    ],
    ["a binary workbook", makeArchive([{ name: "xl/workbook.bin" }]), "文件是 .xlsb 格式"],
    [
      "an OpenDocument table",
      makeArchive([{ name: "mimetype" }, { name: "content.xml" }]),
      "文件是 OpenDocument 表格",
    ],
    ["a Numbers table", makeArchive([{ name: "Index/Document.iwa" }]), "文件是 Numbers 表格"],
  ])("%s", async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});
