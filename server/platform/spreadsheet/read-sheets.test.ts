import { describe, expect, test } from "vitest";
import { readSheets } from "./read-sheets.ts";
import { textRow, workbookOfSheets } from "./testing/workbook-of-sheets.ts";
import { STYLES } from "./testing/workbook-with.ts";

const READER = { user: { gsid: 1001, id: 1 } };

const read = async (content: Buffer, name = "对账单.xlsx") => await readSheets({ name, content }, READER);
const manyRows = (count: number) =>
  Array.from({ length: count }, (_none, at) => textRow(at + 1, "x")).join("");

describe("the sheets of an .xlsx file", () => {
  test("are all that hold cells, in its order, the hidden ones marked; charts and empty sheets are none", async () => {
    const content = workbookOfSheets([
      { name: "_cache", state: "hidden", rows: textRow(1, "缓存") },
      { name: "图表", kind: "chartsheet", rows: textRow(1, "x") },
      { name: "10月 &amp; &quot;11月&quot;", rows: textRow(2, "日期", "金额") },
      { name: "空表", rows: "" },
      { name: "参数", state: "veryHidden", rows: textRow(1, "1") },
    ]);
    expect(await read(content)).toEqual([
      { name: "_cache", isHidden: true, lines: [{ line: 1, cells: ["缓存"] }], merges: [] },
      { name: '10月 & "11月"', isHidden: false, lines: [{ line: 2, cells: ["日期", "金额"] }], merges: [] },
      { name: "参数", isHidden: true, lines: [{ line: 1, cells: ["1"] }], merges: [] },
    ]);
  });

  test("say which cells are merged", async () => {
    const after = `<mergeCells count="3"><mergeCell ref="A1:B1"/><mergeCell ref="AA2:AB13"/><mergeCell ref="C4"/></mergeCells>`;
    const [sheet] = await read(workbookOfSheets([{ name: "工资", rows: textRow(1, "应发"), after }]));
    expect(sheet?.merges).toEqual([
      { top: 1, left: 1, bottom: 1, right: 2 },
      { top: 2, left: 27, bottom: 13, right: 28 },
    ]);
  });

  test("have their limits together", async () => {
    const sheet = { rows: manyRows(3001) };
    const content = workbookOfSheets([
      { name: "10月", ...sheet },
      { name: "11月", ...sheet },
    ]);
    await expect(read(content)).rejects.toThrow("一次最多导入 5000 行，文件超过 6000 行，请分批导入");
  });

  test("are so many at most", async () => {
    const sheets = Array.from({ length: 201 }, (_none, at) => ({ name: `${at}`, rows: textRow(1, "x") }));
    await expect(read(workbookOfSheets(sheets))).rejects.toThrow(
      "工作表超过 200 个，请删除多余的工作表后重新上传",
    );
    expect(await read(workbookOfSheets(sheets.slice(1)))).toHaveLength(200);
  });

  test("are refused with more merged cells than anybody merges", async () => {
    const after = `<mergeCells>${'<mergeCell ref="A1:B1"/>'.repeat(20_001)}</mergeCells>`;
    await expect(read(workbookOfSheets([{ name: "a", rows: textRow(1, "x"), after }]))).rejects.toThrow(
      "合并单元格超过 20000 处，请取消合并后重新上传",
    );
  });

  test("are named where a line goes beyond the limits", async () => {
    const far = `<row r="3"><c r="ZZ3"><v>1</v></c></row>`;
    const content = workbookOfSheets([
      { name: "10月", rows: textRow(1, "x") },
      { name: "11月", rows: far },
    ]);
    await expect(read(content)).rejects.toThrow("工作表“11月”第 3 行超过 200 列，请删除多余的列后重新上传");
    await expect(read(workbookOfSheets([{ name: "11月", rows: far }]))).rejects.toThrow(
      /^第 3 行超过 200 列/,
    );
  });

  test("are left unread where they are hidden and too large beside the visible ones", async () => {
    const content = workbookOfSheets([
      { name: "字典", state: "hidden", rows: manyRows(6000) },
      { name: "10月", rows: textRow(1, "x") },
      { name: "其他", state: "hidden", rows: textRow(1, "y") },
    ]);
    expect(await read(content)).toEqual([
      { name: "字典", isHidden: true, isUnread: true, lines: [], merges: [] },
      { name: "10月", isHidden: false, lines: [{ line: 1, cells: ["x"] }], merges: [] },
      { name: "其他", isHidden: true, isUnread: true, lines: [], merges: [] },
    ]);
  });
});

describe("the cells of an .xlsx file", () => {
  const lines = async (rows: string, parts = {}) => {
    const [sheet] = await read(workbookOfSheets([{ name: "数据", rows }], parts));
    return sheet?.lines;
  };

  test("without references stand one behind the other, and so do rows", async () => {
    const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
    const rows = `<row>${text("a")}<c/>${text("c")}</row><row/><row>${text("d")}</row><row></row><row r="8"><c/><c r="D8"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>`;
    expect(await lines(rows)).toEqual([
      { line: 1, cells: ["a", null, "c", null, null] },
      { line: 3, cells: ["d", null, null, null, null] },
      { line: 8, cells: [null, null, null, 1, 2] },
      { line: 9, cells: [3, null, null, null, null] },
    ]);
  });

  test("are the texts that they show where their format is made of zeros alone, and numbers otherwise", async () => {
    const formats = ["0000", "0000_ ", "0.00", "0%"].map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`,
    );
    const styles = [0, 164, 165, 166, 167].map((format) => `<xf numFmtId="${format}" xfId="0"/>`);
    const parts = {
      [STYLES]: `<styleSheet><numFmts>${formats.join("")}</numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs>${styles.join("")}</cellXfs></styleSheet>`,
    };
    const cell = (place: string, style: number, value: string) =>
      `<c r="${place}" s="${style}"><v>${value}</v></c>`;
    const shown = ["12", "12345", "-12", "1.5"].map((value, index) => cell(`${"ABCD"[index]}1`, 1, value));
    const others = [
      cell("A2", 2, "7"),
      cell("B2", 3, "7"),
      cell("C2", 4, "0.05"),
      cell("D2", 0, "7"),
      `<c r="E2" s="1" t="str"><v>7</v></c>`,
    ];
    expect(
      await lines(`<row r="1">${shown.join("")}</row><row r="2">${others.join("")}</row>`, parts),
    ).toEqual([
      { line: 1, cells: ["0012", 12_345, -12, 1.5, null] },
      { line: 2, cells: ["0007", 7, 0.05, 7, "7"] },
    ]);
  });
});
