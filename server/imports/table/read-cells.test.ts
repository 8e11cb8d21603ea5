import { expect, test } from "vitest";
import { readSheet } from "read-excel-file/node";
import { unpackArchive } from "../../testing/unpack-archive.ts";
import { MAX_ROWS } from "../../platform/spreadsheet/read-sheets.ts";
import { firstTable } from "../testing/first-table.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { workbookTemplate } from "../../platform/spreadsheet/workbook-template.ts";
import { bookOf } from "../../platform/spreadsheet/testing/book-of.ts";
import { type WorkbookCell, writeWorkbook } from "../../platform/spreadsheet/write-workbook.ts";

const COLUMNS: readonly WorkbookColumn[] = [
  { name: "name", title: "公司名称", required: true, hint: "营业执照上的全称", example: "杭州云栖有限公司" },
  { name: "taxNumber", title: "税号", required: true },
  { name: "capital", title: "注册资本", type: "number" },
  { name: "founded", title: "成立日期", type: "date" },
];
const READER = { user: { gsid: 1001, id: 1 } };
const HEAD = COLUMNS.map(({ title }) => title);

const read = async (rows: readonly (readonly WorkbookCell[])[]) =>
  await firstTable(await bookOf(rows), COLUMNS, READER);
const valuesOf = async (...cells: WorkbookCell[]) => (await read([HEAD, cells])).rows[0];

test("texts stay texts, whatever they begin with, and numbers numbers", async () => {
  const texts = ["=1+1", "+86 138", "-5", "@SUM(A1)", "\tx", "\r=1+1", "一行\n两行", "<b>&\"'"];
  const content = await bookOf([texts, [1234.5, { value: 0.1, format: "#,##0.00" }, null, "0012"]]);
  expect(await readSheet(Buffer.from(content), { trim: false })).toEqual([
    texts,
    [1234.5, 0.1, null, "0012", null, null, null, null],
  ]);
  const sheet = String(unpackArchive(content).get("xl/worksheets/sheet1.xml"));
  expect(sheet.match(/<c r="[A-H]1" t="s">/g), "texts of the common table").toHaveLength(texts.length);
  expect(sheet, "no formula").not.toMatch(/<f[ />]/);
});

test("what Excel does not take is left out of a cell and of the sheet's name", async () => {
  const content = await bookOf([["a\u0000b\u0007c\ud800", "字".repeat(40_000)]], {
    name: "收入/支出：[全部]*?".repeat(4),
  });
  const [row = []] = await readSheet(Buffer.from(content));
  expect(row).toEqual(["abc", "字".repeat(32_767)]);
});

test("a workbook that nobody waits for any more ends", async () => {
  const stop = new AbortController();
  const written = bookOf([["a"]], { signal: stop.signal });
  stop.abort();
  await expect(written).rejects.toThrow();
});

test("columns are found by their titles: in any order, below notes, with marks and blanks", async () => {
  const { rows, titles } = await read([
    ["客户导入表"],
    ["备注", "成立日期", "* 税 号", "*公司名称", "注册资本"],
    [],
    ["老客户", "2020/1/5", "91330100MA2", " 杭州云栖 ", "1,200.5"],
  ]);
  expect(titles).toEqual(["备注", "成立日期", "* 税 号", "*公司名称", "注册资本"]);
  expect(rows).toMatchObject([
    {
      line: 4,
      faults: [],
      values: { name: "杭州云栖", taxNumber: "91330100MA2", capital: 1200.5, founded: "2020-01-05" },
    },
  ]);
});

test("rows keep the numbers that the spreadsheet shows, also below empty ones", async () => {
  const { rows } = await read([[], [], HEAD, [], ["甲", "1"], [], [], ["乙", "2"]]);
  expect(rows.map(({ line }) => line)).toEqual([5, 8]);
});

test("a title with marks that nobody sees is the title", async () => {
  const { rows } = await read([
    ["公司\u200b名称", "\ufeff税\u00a0号"],
    ["甲", "1"],
  ]);
  expect(rows[0]?.values).toMatchObject({ name: "甲", taxNumber: "1" });
});

test("a cell is read as the form reads what is typed", async () => {
  const columns = [
    { name: "text", title: "文字" },
    { name: "number", title: "数", type: "number" as const },
    { name: "date", title: "日", type: "date" as const },
    { name: "phone", title: "电话", type: "phone" as const },
    { name: "id", title: "证件", type: "idcard" as const },
    { name: "tax", title: "税号", type: "tax-number" as const },
  ];
  const typed = [
    "\u3000上\u200d海\u00a0云\u2066启\u200b",
    "￥１，２００．５",
    "２０２６年１月５日",
    "138-0000 1111",
    "1101 0519491231002x",
    "9131 ma1k",
  ];
  const head = columns.map(({ title }) => title);
  const { rows } = await firstTable(await bookOf([head, typed]), columns, READER);
  expect(rows[0]).toMatchObject({
    faults: [],
    values: {
      text: "上海 云启",
      number: 1200.5,
      date: "2026-01-05",
      phone: "13800001111",
      id: "11010519491231002X",
      tax: "9131MA1K",
    },
  });
});

test("a cell that cannot be read is a fault of its row", async () => {
  expect(await valuesOf("甲", "1", "很多", "昨天")).toMatchObject({
    values: { capital: null, founded: null },
    faults: [
      { path: "capital", message: "注册资本应为数字" },
      { path: "founded", message: "成立日期应为日期，如 2026-01-31" },
    ],
  });
  expect(await valuesOf(null, "1")).toMatchObject({ faults: [{ path: "name", message: "请填写公司名称" }] });
});

test("a day that no calendar has is a fault of its row", async () => {
  const faultsOf = async (day: string) =>
    (await valuesOf("甲公司", "91310000123456789X", null, day))?.faults ?? ["no row"];
  expect(await faultsOf("2026-2-28")).toEqual([]);
  for (const day of ["2026-02-30", "2026-13-01", "2026/0/5"]) {
    expect(await faultsOf(day)).toEqual([{ path: "founded", message: "成立日期应为日期，如 2026-01-31" }]);
  }
});

test("a number in a text column is read as it was typed, until Excel has lost its last digits", async () => {
  expect(await valuesOf("甲", 330_100_123_456_789)).toMatchObject({
    values: { taxNumber: "330100123456789" },
    faults: [],
  });
  expect(await valuesOf("甲", 3_301_001_234_567_890)).toMatchObject({
    faults: [{ path: "taxNumber", message: "税号超过 15 位，请将该列设为文本格式后重新填写" }],
  });
});

test.each([
  ["it holds no rows", [HEAD, ["", null]], "文件中没有可导入的数据，请填写后重新上传"],
  [
    "it holds too many rows",
    [HEAD, ...Array.from({ length: MAX_ROWS + 1 }, () => ["甲", "1"])],
    "一次最多导入 5000 行，文件共 5001 行，请分批导入",
  ],
])("one sentence says that %s", async (_what, rows, message) => {
  await expect(read(rows)).rejects.toThrow(message);
});

test.each([
  ["a head alone", Buffer.from("公司名称,税号"), "文件中没有可导入的数据，请填写后重新上传"],
  ["nothing", Buffer.alloc(0), "文件是空的，请检查后重新上传"],
  ["half a workbook", "half", /^无法读取文件，请上传 .xlsx/],
])("%s is refused", async (_what, content, message) => {
  const bytes = typeof content === "string" ? (await bookOf([HEAD])).slice(0, 700) : content;
  await expect(firstTable(bytes, COLUMNS, READER)).rejects.toThrow(message);
});

test("a filled-in template is read, and explains itself", async () => {
  const template = Buffer.from(await workbookTemplate(COLUMNS, "客户", READER));
  expect(await readSheet(template)).toEqual([["*公司名称", "*税号", "注册资本", "成立日期"]]);
  expect(await readSheet(template, "填写说明")).toEqual([
    ["列名", "是否必填", "填写要求", "示例"],
    ["公司名称", "必填", "营业执照上的全称", "杭州云栖有限公司"],
    ["税号", "必填", null, null],
    ["注册资本", "选填", "数字", null],
    ["成立日期", "选填", "日期，如 2026-01-31", null],
  ]);
  await expect(firstTable(template, COLUMNS, READER)).rejects.toThrow("没有可导入的数据");
  const { rows } = await read([
    ["*公司名称", "*税号"],
    ["甲", "1"],
  ]);
  expect(rows).toMatchObject([{ values: { name: "甲", taxNumber: "1" } }]);
});

test("workbooks of requests take turns, one of a user; too many of one are refused, those of tasks and of others are not", async () => {
  const sheet = { name: "数据", widths: [], frozenRows: 1 };
  const begun: string[] = [];
  const ask = async (id: number, name: string, signal?: AbortSignal) => {
    const recipient = { user: { gsid: 1001, id }, ...(signal && { signal }) };
    return await writeWorkbook([sheet], recipient, (add) => {
      begun.push(name);
      add([["a"]]);
    });
  };
  const own = ["1", "2", "3", "4", "5", "6"].map(async (name) => await ask(1, name));
  await expect(ask(1, "7")).rejects.toMatchObject({
    kind: "tooFrequent",
    message: "您已有 5 个文件正在生成，请等它们完成后再下载",
    retryAfter: 10,
  });
  const task = ask(1, "task", new AbortController().signal);
  const other = ask(2, "other");
  await Promise.all([...own, task, other]);
  expect(begun.filter((name) => /\d/.test(name))).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(begun.indexOf("task")).toBeLessThan(begun.indexOf("2"));
  expect(begun.indexOf("other")).toBeLessThan(begun.indexOf("2"));
});
