import { describe, expect, test } from "vitest";
import { unpackArchive } from "../files/unpack-archive.ts";
import { type ArchiveEntry, makeArchive } from "../../testing/make-archive.ts";
import { readWorkbook } from "./read-workbook.ts";
import { createWorkbook } from "./write-workbook.ts";

const COLUMNS = [{ name: "name", title: "公司名称" }];
const READER = { user: { gsid: 1001, id: 1 } };
const SHEET = "xl/worksheets/sheet1.xml";

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
  const { rows } = await readWorkbook(makeArchive(await goodParts()), COLUMNS, READER);
  expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
});

const sheetOf = async (rows: string) =>
  await withSheet((text) => ({
    content: text
      .replaceAll(/<dimension[^>]*>/g, "")
      .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
  }));
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, ...cells: readonly string[]) => `<row r="${line}">${cells.join("")}</row>`;
const GOOD = row(1, cell("A1", "公司名称")) + row(2, cell("A2", "甲"));

describe("a file is given up where it goes beyond what can be imported", () => {
  test("in its lines, as soon as there are too many", async () => {
    const lines = Array.from({ length: 100_000 }, (_none, index) =>
      row(index + 1, cell(`A${index + 1}`, "x")),
    );
    await expect(readWorkbook(await sheetOf(lines.join("")), COLUMNS, READER)).rejects.toThrow(
      "一次最多导入 5000 行，文件超过 6000 行，请分批导入",
    );
  });

  test("in its columns, as many as a sheet has", async () => {
    const names = Array.from({ length: 26 }, (_none, index) => String.fromCodePoint(65 + index));
    const columns = ["", ...names, ...names].flatMap((first) => names.map((second) => first + second));
    const wide = row(2, ...columns.slice(0, 600).map((column) => cell(`${column}2`, "x")));
    await expect(
      readWorkbook(await sheetOf(row(1, cell("A1", "公司名称")) + wide), COLUMNS, READER),
    ).rejects.toThrow("第 2 行超过 200 列，请删除多余的列后重新上传");
  });

  test("in its cells", async () => {
    const columns = Array.from({ length: 26 }, (_none, index) => String.fromCodePoint(65 + index));
    const wide = columns.flatMap((column) => ["", "A", "B", "C"].map((first) => first + column));
    const ordered = wide.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const lines = Array.from({ length: 4900 }, (_none, index) =>
      row(index + 1, ...ordered.map((column) => `<c r="${column}${index + 1}"><v>1</v></c>`)),
    );
    await expect(readWorkbook(await sheetOf(lines.join("")), COLUMNS, READER)).rejects.toThrow(
      "文件到第 4808 行已超过 500000 个单元格，请分批导入",
    );
  });

  test("in a line far from its head", async () => {
    await expect(
      readWorkbook(
        await sheetOf(GOOD + row(1_048_576, cell("A1048576", "甲"), cell("B1048576", "甲"))),
        COLUMNS,
        READER,
      ),
    ).rejects.toThrow("第 1048576 行的内容距离表头过远，请删除中间的空行后重新上传");
  });

  test.each([
    ["its sheet", SHEET, `<worksheet>${" ".repeat(101 * 1024 * 1024)}</worksheet>`],
    ["its texts", "xl/sharedStrings.xml", `<sst>${"<si><t>x</t></si>".repeat(2_000_000)}</sst>`],
    ["its styles", "xl/styles.xml", `<styleSheet>${" ".repeat(5 * 1024 * 1024)}</styleSheet>`],
    ["one tag", SHEET, `<worksheet><sheetData><row ${"x".repeat(1024 * 1024)}`],
  ])("in the bytes of %s", async (_what, name, content) => {
    const parts = (await goodParts()).filter((part) => part.name !== name);
    const bomb = makeArchive([...parts, { name, content }]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(readWorkbook(bomb, COLUMNS, READER)).rejects.toThrow("文件内容过大，请分批导入");
  });

  test("in the bytes of a part that is not read", async () => {
    const parts = [
      ...(await goodParts()),
      { name: "xl/media/a.bin", content: Buffer.alloc(101 * 1024 * 1024) },
    ];
    await expect(readWorkbook(makeArchive(parts), COLUMNS, READER)).rejects.toThrow(
      "文件解压后超过 100MB，请精简后重新上传",
    );
  });
});

describe("a file that only looks large is read", () => {
  test("coloured to its end", async () => {
    const empty = Array.from(
      { length: 50_000 },
      (_none, index) =>
        `<row r="${index + 3}" ht="20"><c r="A${index + 3}" s="1"/><c r="XFD${index + 3}" s="1"/></row>`,
    );
    const { rows } = await readWorkbook(await sheetOf(GOOD + empty.join("")), COLUMNS, READER);
    expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
  });

  test("with a long list on another sheet", async () => {
    const lines = Array.from({ length: 20_000 }, (_none, index) =>
      row(index + 1, cell(`A${index + 1}`, "x")),
    );
    const other = `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
    const parts = [...(await goodParts()), { name: "xl/worksheets/sheet2.xml", content: other }];
    const { rows } = await readWorkbook(makeArchive(parts), COLUMNS, READER);
    expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
  });

  test("a part that claims to be small, or huge", async () => {
    const claiming = async (size: number) => await withSheet((text) => ({ content: text, size }));
    for (const size of [10, 0xffff_fff0]) {
      const { rows } = await readWorkbook(await claiming(size), COLUMNS, READER);
      expect(rows).toMatchObject([{ values: { name: "甲" } }]);
    }
  });
});

test("tags within tags without end are given up", async () => {
  await expect(
    readWorkbook(await sheetOf(`<row r="1">${"<a>".repeat(500_000)}`), COLUMNS, READER),
  ).rejects.toThrow("文件无法读取或内容过大，请精简后重新上传");
});

test("an archive of something else is no workbook", async () => {
  await expect(readWorkbook(makeArchive([{ name: "a.txt", content: "a" }]), COLUMNS, READER)).rejects.toThrow(
    "无法读取文件，请上传 .xlsx 格式的 Excel 文件",
  );
});

test("a path that leads out of it is refused", async () => {
  const parts = [...(await goodParts()), { name: "../../a.xml", content: "" }];
  await expect(readWorkbook(makeArchive(parts), COLUMNS, READER)).rejects.toThrow("不安全的路径");
});
