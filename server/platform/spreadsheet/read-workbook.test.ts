import { describe, expect, test } from "vitest";
import { makeArchive } from "../../testing/make-archive.ts";
import { readWorkbook } from "./read-workbook.ts";
import { SHEET, STYLES, TEXTS, goodParts, workbookWith, workbookWithRows } from "./testing/workbook-with.ts";

const COLUMNS = [{ name: "name", title: "公司名称" }];
const READER = { user: { gsid: 1001, id: 1 } };
const MB = 1024 * 1024;

test("a workbook that was packed anew is read", async () => {
  const { rows } = await readWorkbook(await workbookWith(), COLUMNS, READER);
  expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
});

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (line: number, ...cells: readonly string[]) => `<row r="${line}">${cells.join("")}</row>`;
const GOOD = row(1, cell("A1", "公司名称")) + row(2, cell("A2", "甲"));

const MONEY = [
  { name: "name", title: "公司名称" },
  { name: "capital", title: "注册资本（元）", type: "number" as const },
];
const moneyHead = row(1, cell("A1", "公司名称"), cell("B1", "注册资本(元)"));

test("a title is found whatever the width of its brackets", async () => {
  const file = await workbookWithRows(moneyHead + row(2, cell("A2", "甲"), `<c r="B2"><v>100</v></c>`));
  expect((await readWorkbook(file, MONEY, READER)).rows).toMatchObject([
    { values: { capital: 100 }, faults: [] },
  ]);
});

test.each(["#REF!", "#N/A", "#DIV/0!", "#NAME?", "#VALUE!", "#NUM!", "#NULL!", "#SPILL!"])(
  "a cell that is %s is a fault, and no empty one",
  async (error) => {
    const failed = `<c r="B2" s="0" t="e"><f>1/0</f><v>${error}</v></c>`;
    const file = await workbookWithRows(moneyHead + row(2, cell("A2", "甲"), failed));
    expect((await readWorkbook(file, MONEY, READER)).rows).toMatchObject([
      { faults: [{ path: "capital", message: `注册资本（元）是错误值 ${error}` }] },
    ]);
  },
);

test("a formula whose result is not in the file is named by its cell", async () => {
  const empty = await workbookWithRows(moneyHead + row(2, cell("A2", "甲"), `<c r="B2"><f>SUM(C2)</f></c>`));
  await expect(readWorkbook(empty, MONEY, READER)).rejects.toThrow(
    "单元格 B2 的公式没有计算结果，请用 Excel 打开并保存后重新上传",
  );
  const worked = `<c r="B2"><f t="shared" si="0"/><v>5</v></c><c r="C2" t="str"><f>""</f><v></v></c>`;
  const file = await workbookWithRows(moneyHead + row(2, cell("A2", "甲"), worked));
  expect((await readWorkbook(file, MONEY, READER)).rows).toMatchObject([{ values: { capital: 5 } }]);
});

test("two columns of one title are refused, and so is a file without a column, with the titles that it has", async () => {
  const twice = row(1, cell("A1", "公司名称"), cell("B1", "注册资本（元）"), cell("C1", "注册资本 (元)"));
  await expect(
    readWorkbook(await workbookWithRows(twice + row(2, cell("A2", "甲"))), MONEY, READER),
  ).rejects.toThrow("列“注册资本（元）”出现两次，请删除多余的一列后重新上传");
  const needed = [{ name: "code", title: "税号", required: true as const }, ...MONEY];
  await expect(
    readWorkbook(await workbookWithRows(moneyHead + row(2, cell("A2", "甲"))), needed, READER),
  ).rejects.toThrow("文件缺少列：“税号”，表头为：公司名称、注册资本(元)，请使用导入模板填写");
});

describe("a file is given up where it goes beyond what can be imported", () => {
  test("in its lines, as soon as there are too many", async () => {
    const lines = Array.from({ length: 100_000 }, (_none, index) =>
      row(index + 1, cell(`A${index + 1}`, "x")),
    );
    await expect(readWorkbook(await workbookWithRows(lines.join("")), COLUMNS, READER)).rejects.toThrow(
      "一次最多导入 5000 行，文件超过 6000 行，请分批导入",
    );
  });

  test("in its columns, as many as a sheet has", async () => {
    const names = Array.from({ length: 26 }, (_none, index) => String.fromCodePoint(65 + index));
    const columns = ["", ...names, ...names].flatMap((first) => names.map((second) => first + second));
    const wide = row(2, ...columns.slice(0, 600).map((column) => cell(`${column}2`, "x")));
    await expect(
      readWorkbook(await workbookWithRows(row(1, cell("A1", "公司名称")) + wide), COLUMNS, READER),
    ).rejects.toThrow("第 2 行超过 200 列，请删除多余的列后重新上传");
  });

  test("in its cells", async () => {
    const columns = Array.from({ length: 26 }, (_none, index) => String.fromCodePoint(65 + index));
    const wide = columns.flatMap((column) => ["", "A", "B", "C"].map((first) => first + column));
    const ordered = wide.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const lines = Array.from({ length: 4900 }, (_none, index) =>
      row(index + 1, ...ordered.map((column) => `<c r="${column}${index + 1}"><v>1</v></c>`)),
    );
    await expect(readWorkbook(await workbookWithRows(lines.join("")), COLUMNS, READER)).rejects.toThrow(
      "文件到第 4808 行已超过 500000 个单元格，请分批导入",
    );
  });

  test("in a line far from its head", async () => {
    await expect(
      readWorkbook(
        await workbookWithRows(GOOD + row(1_048_576, cell("A1048576", "甲"), cell("B1048576", "甲"))),
        COLUMNS,
        READER,
      ),
    ).rejects.toThrow("第 1048576 行的内容距离表头过远，请删除中间的空行后重新上传");
    await expect(
      readWorkbook(
        await workbookWithRows(`${GOOD}<row r='1048576'><c r = 'B1048576'><v>1</v></c></row>`),
        COLUMNS,
        READER,
      ),
    ).rejects.toThrow("第 1048576 行的内容距离表头过远，请删除中间的空行后重新上传");
  });

  test.each([
    ["its sheet", SHEET, `<worksheet>${"<a/>".repeat(26 * MB)}</worksheet>`],
    ["its texts", TEXTS, `<sst>${"<si><t>x</t></si>".repeat(2_000_000)}</sst>`],
    ["its styles", STYLES, `<styleSheet>${"<a/>".repeat(2 * MB)}</styleSheet>`],
  ])("in the bytes of %s", async (_what, name, content) => {
    const bomb = await workbookWith({ [name]: content });
    expect(bomb.length).toBeLessThan(MB);
    await expect(readWorkbook(bomb, COLUMNS, READER)).rejects.toThrow("文件内容过大，请分批导入");
  });

  test("in the texts of its cells, which may share one", async () => {
    const lines = Array.from({ length: 1000 }, (_none, index) =>
      row(index + 1, `<c r="A${index + 1}" t="s"><v>0</v></c>`),
    );
    const sheet = `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
    const texts = `<sst><si><t>${"x".repeat(32_767)}</t></si></sst>`;
    const bomb = await workbookWith({ [SHEET]: sheet, [TEXTS]: texts });
    await expect(readWorkbook(bomb, COLUMNS, READER)).rejects.toThrow("文件内容过大，请分批导入");
  });

  test("in the bytes of a part that is not read", async () => {
    const bomb = await workbookWith({ "xl/media/a.bin": "\0".repeat(101 * MB) });
    await expect(readWorkbook(bomb, COLUMNS, READER)).rejects.toThrow(
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
    const { rows } = await readWorkbook(await workbookWithRows(GOOD + empty.join("")), COLUMNS, READER);
    expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
  });

  test("with a long list on another sheet", async () => {
    const lines = Array.from({ length: 20_000 }, (_none, index) =>
      row(index + 1, cell(`A${index + 1}`, "x")),
    );
    const other = `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
    const content = await workbookWith({ "xl/worksheets/sheet2.xml": other });
    const { rows } = await readWorkbook(content, COLUMNS, READER);
    expect(rows).toMatchObject([{ line: 2, values: { name: "甲" } }]);
  });

  test("a part that claims to be small, or huge", async () => {
    const parts = [...(await goodParts())];
    for (const size of [10, 0xffff_fff0]) {
      const claiming = parts.map(([name, content]) => ({ name, content, ...(name === SHEET && { size }) }));
      const { rows } = await readWorkbook(makeArchive(claiming), COLUMNS, READER);
      expect(rows).toMatchObject([{ values: { name: "甲" } }]);
    }
  });
});

const LONG = 300 * 1024;
const deep = "<a>".repeat(1000);

describe("markup that no workbook has is given up", () => {
  test.each([
    ["tags within tags in the sheet", SHEET, `<worksheet><sheetData><row r="1">${deep}`],
    ["tags within tags in the texts", TEXTS, `<sst>${deep}`],
    ["tags within tags in the styles", STYLES, `<styleSheet>${deep}`],
    ["tags within tags in the workbook's own part", "xl/workbook.xml", `<workbook>${deep}`],
    ["tags that comments seem to close", SHEET, `<worksheet>${"<a><!--</a>-->".repeat(1000)}`],
    ["a tag that goes on and on", SHEET, `<worksheet><sheetData><row ${"x".repeat(LONG)}`],
    ["a text that goes on and on", TEXTS, `<sst><si><t>${"x".repeat(LONG)}</t></si></sst>`],
    ["blanks without end", SHEET, `<worksheet>${" ".repeat(101 * MB)}</worksheet>`],
    ["a comment that goes on and on", SHEET, `<worksheet><!--${"<a>".repeat(LONG)}--></worksheet>`],
    ["a section that goes on and on", SHEET, `<worksheet><![CDATA[${"<a>".repeat(LONG)}]]></worksheet>`],
  ])("%s", async (_what, name, content) => {
    const strange = await workbookWith({ [name]: content });
    await expect(readWorkbook(strange, COLUMNS, READER)).rejects.toThrow(
      "文件结构异常，请用 Excel 另存为 .xlsx 后重新上传",
    );
  });
});

test("the longest text of a cell is read, each character written as an entity", async () => {
  const longest = "&quot;".repeat(32_767);
  const { rows } = await readWorkbook(
    await workbookWithRows(row(1, cell("A1", "公司名称")) + row(2, cell("A2", longest))),
    COLUMNS,
    READER,
  );
  expect(rows).toMatchObject([{ values: { name: '"'.repeat(32_767) } }]);
});

test("an archive of something else is no workbook", async () => {
  await expect(readWorkbook(makeArchive([{ name: "a.txt", content: "a" }]), COLUMNS, READER)).rejects.toThrow(
    "文件是压缩包，请解压后上传其中的表格文件",
  );
});

test("a path that leads out of it is refused", async () => {
  const content = await workbookWith({ "../../a.xml": "" });
  await expect(readWorkbook(content, COLUMNS, READER)).rejects.toThrow("不安全的路径");
});
