import { describe, expect, test } from "vitest";
import { readSheets } from "./read-sheets.ts";

const READER = { user: { gsid: 1001, id: 1 } };

const read = async (content: Buffer | string, name = "对账单.csv") =>
  await readSheets({ name, content: Buffer.from(content) }, READER);
const rowsOf = async (content: Buffer | string) =>
  (await read(content)).flatMap(({ lines }) => lines.map(({ line, cells }) => [line, ...cells]));

/** 日期,金额 / 五日,1 in GBK. */
const GBK = Buffer.from("c8d5c6da2cbdf0b6ee0d0acee5c8d52c310d0a", "hex");
const BIG_ENDIAN = Buffer.from("\uFEFF日期,金额\r\n五日,1\r\n", "utf16le").swap16();

describe("a text is read", () => {
  test.each([
    ["UTF-8", Buffer.from("日期,金额\r\n五日,1\r\n")],
    ["UTF-8 with its mark", Buffer.from("\uFEFF日期,金额\n五日,1")],
    ["UTF-16 with its mark", Buffer.from("\uFEFF日期,金额\r\n五日,1\r\n", "utf16le")],
    ["UTF-16 with its mark, the great end first", BIG_ENDIAN],
    ["GBK", GBK],
    ["GBK with the end of a file of DOS", Buffer.concat([GBK, Buffer.from([0x1a])])],
  ])("in %s, as one sheet of the file's name", async (_what, content) => {
    expect(await read(content, "11月.对账单.csv")).toEqual([
      {
        name: "11月.对账单",
        isHidden: false,
        lines: [
          { line: 1, cells: ["日期", "金额"] },
          { line: 2, cells: ["五日", "1"] },
        ],
        merges: [],
      },
    ]);
  });

  test("in the four bytes of GB 18030", async () => {
    expect(await rowsOf(Buffer.from("d0d5c3fb2cbdf0b6ee0a9534b235c4b32c31", "hex"))).toEqual([
      [1, "姓名", "金额"],
      [2, "𠮷某", "1"],
    ]);
  });

  test.each([
    ["tabs", "日期\t摘要\n五日\t货款,尾款\n六日\t货款;尾款,税"],
    ["semicolons", '日期;摘要\n五日;货款,尾款\n六日;"货款;尾款,税"'],
    ["commas", '日期,摘要\n五日,"货款,尾款"\n六日,"货款;尾款,税"'],
    ["what its first line names", "sep=|\n日期|摘要\n五日|货款,尾款\n六日|货款;尾款,税"],
  ])("with %s between its cells", async (_what, content) => {
    expect(await rowsOf(content)).toEqual([
      [1, "日期", "摘要"],
      [2, "五日", "货款,尾款"],
      [3, "六日", "货款;尾款,税"],
    ]);
  });

  test("with commas below lines of a cover, though tabs keep its codes texts", async () => {
    const lines = [
      "支付宝账务明细,",
      "#账号：[20880012345678900156]",
      "",
      "------------------",
      "流水号,时间,金额",
      "2026110522001\t,2026-11-05\t,12.00",
      "2026110522002\t,2026-11-06\t,13.00",
      "2026110522003\t,2026-11-07\t,14.00",
      "2026110522004\t,2026-11-08\t,15.00",
    ];
    expect((await rowsOf(lines.join("\r\n"))).slice(0, 5)).toEqual([
      [1, "支付宝账务明细", null, null],
      [2, "#账号：[20880012345678900156]", null, null],
      [4, "------------------", null, null],
      [5, "流水号", "时间", "金额"],
      [6, "2026110522001", "2026-11-05", "12.00"],
    ]);
  });

  test("with quotes around line breaks, quotes and separators, and lines that count as a spreadsheet counts", async () => {
    expect(await rowsOf('摘要,金额\r\n"一行\r\n""两""行,",1\r\n\r\n5" 屏,2\r\n,\r\n末,3')).toEqual([
      [1, "摘要", "金额"],
      [2, '一行\r\n"两"行,', "1"],
      [4, '5" 屏', "2"],
      [6, "末", "3"],
    ]);
  });

  test("without the marks that keep long numbers texts", async () => {
    const codes = ["'6222020200112233445", "`6222020200112233445", '="6222020200112233445"'];
    expect(await rowsOf(`账号,名\n${codes.map((code) => `${code},'甲'`).join("\n")}`)).toEqual([
      [1, "账号", "名"],
      ...codes.map((_code, index) => [index + 2, "6222020200112233445", "'甲'"]),
    ]);
  });
});

const cellsOf = (line: string, count: number) => `${line}\n`.repeat(count);

describe("a text is refused in words", () => {
  test.each([
    ["too many lines", cellsOf("五日,1", 100_000), "一次最多导入 5000 行，文件超过 6000 行，请分批导入"],
    ["too many columns", `a,b\n${"x,".repeat(16_384)}`, "第 2 行超过 200 列，请删除多余的列后重新上传"],
    ["lines that hold nothing", `a,b\n${"\n".repeat(100_000)}x,y`, "文件超过 20000 行，请删除空行后重新上传"],
    ["more bytes than are read", " ".repeat(25 * 1024 * 1024), "文件内容过大，请分批导入"],
    ["a line without end", `a,b\nc,${"x".repeat(2 * 1024 * 1024)}`, "第 2 行的内容过长，请检查后重新上传"],
    ["quotes that never close", 'a,b\nc,d\n"e,f\n'.concat("g,h\n".repeat(100)), "第 3 行的双引号没有成对"],
    ["bytes of a program", Buffer.from([1, 2, 3, 0, 0xff]), "文件不是表格或文字编码无法识别"],
    ["bytes of no encoding", Buffer.from("a,b\n\u00ff\u00ff,1", "latin1"), "文件不是表格或文字编码无法识别"],
    ["nothing", "", "文件是空的，请检查后重新上传"],
    ["XML of something else", '<?xml version="1.0"?><invoice/>', "文件是 XML，不是表格"],
    ["an archive of a page", "MIME-Version: 1.0\nX-Document-Type: Workbook", "文件是网页归档（.mht）"],
    ["a PDF", "%PDF-1.7\n", "文件是 PDF，请从原系统导出 Excel 或 CSV 文件后重新上传"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "文件是图片"],
    ["a RAR archive", "Rar!\u001a\u0007\u0000", "文件是压缩包，请解压后上传其中的表格文件"],
  ])("with %s", async (_what, content, message) => {
    const begun = performance.now();
    await expect(read(content)).rejects.toThrow(message);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe("a page named .xls is read", () => {
  test("row by row, with its merged cells, without what nobody sees", async () => {
    const page = `<html><head><meta charset="utf-8"><title>导出</title><style>td{mso-number-format:"\\@"}</style></head><body>
      <table><tr><td colspan="3">工资&nbsp;表</td></tr></table>
      <!-- 注 -->
      <table><thead><tr><th rowspan=2>姓名</th><th colspan=2>应发</th></tr><tr><th>基本<br>工资</th><th>奖金</th></tr></thead>
      <tr><td>测试甲<td>8000.00<td>
      <tr></tr>
      <tr><td>测试&lt;乙&gt;</td><td><b>9,000</b>.00</td><td>'001</td></tr></table></body></html>`;
    expect(await read(page, "工资.xls")).toEqual([
      {
        name: "工资",
        isHidden: false,
        lines: [
          { line: 1, cells: ["工资 表", null, null] },
          { line: 2, cells: ["姓名", "应发", null] },
          { line: 3, cells: [null, "基本 工资", "奖金"] },
          { line: 4, cells: ["测试甲", "8000.00", null] },
          { line: 6, cells: ["测试<乙>", "9,000.00", "001"] },
        ],
        merges: [
          { top: 1, left: 1, bottom: 1, right: 3 },
          { top: 2, left: 1, bottom: 3, right: 1 },
          { top: 2, left: 2, bottom: 2, right: 3 },
        ],
      },
    ]);
  });

  test("whose table stands within a cell of another", async () => {
    const inner = "<table><tr><td>日期</td><td>金额</td></tr><tr><td>五日</td><td>1</td></tr></table>";
    expect(await rowsOf(`<table><tr><td>${inner}</td><td>页脚</td></tr></table>`)).toEqual([
      [1, null, "页脚"],
      [2, "日期", "金额"],
      [3, "五日", "1"],
    ]);
  });

  test.each([
    ["lines", `<table>${"<tr><td>x</td></tr>".repeat(100_000)}`, "文件超过 6000 行"],
    ["columns", `<table><tr>${"<td rowspan=9 colspan=9>".repeat(100_000)}`, "第 1 行超过 200 列"],
    ["tags within tags", `<table><tr><td>${"<font>".repeat(1_000_000)}`, "文件结构异常"],
    ["merged cells", `<table>${"<tr><td colspan=2>".repeat(20_001)}`, "合并单元格超过 20000 处"],
  ])("until it has too many %s", async (_what, page, message) => {
    await expect(read(page, "a.xls")).rejects.toThrow(message);
  });
});

describe("the XML of Excel 2003 is read", () => {
  const book = (sheets: string) =>
    `\uFEFF<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets}</Workbook>`;

  test("with its sheets, places, kinds of values and merged cells", async () => {
    const cell = (type: string, value: string) => `<Cell><Data ss:Type="${type}">${value}</Data></Cell>`;
    const rows = `<Row><Cell ss:MergeAcross="1"><Data ss:Type="String">标&amp;题</Data></Cell></Row>
      <Row ss:Index="3" ss:Span="1"/><Row>${cell("DateTime", "2026-11-05T00:00:00.000")}${cell("DateTime", "2026-11-05T09:30:00.000")}${cell("Number", "12.5")}${cell("Error", "#REF!")}<Cell ss:Index="6"><ss:Data ss:Type="Boolean"><B>1</B></ss:Data></Cell><Cell><Comment><ss:Data>批注</ss:Data></Comment></Cell></Row>`;
    const hidden = "<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>";
    const sheets = await read(
      book(
        `<Worksheet ss:Name="明细"><Table>${rows}</Table></Worksheet><Worksheet ss:Name="缓存"><Table><Row>${cell("String", "x")}</Row></Table>${hidden}</Worksheet>`,
      ),
      "明细.xls",
    );
    expect(sheets).toEqual([
      {
        name: "明细",
        isHidden: false,
        lines: [
          { line: 1, cells: ["标&题", null, null, null, null, null] },
          { line: 5, cells: ["2026-11-05", "2026-11-05 09:30:00", 12.5, "#REF!", null, true] },
        ],
        merges: [{ top: 1, left: 1, bottom: 1, right: 2 }],
      },
      { name: "缓存", isHidden: true, lines: [{ line: 1, cells: ["x"] }], merges: [] },
    ]);
  });

  test("until a cell stands too far out", async () => {
    const far = `<Worksheet ss:Name="a"><Table><Row><Cell ss:Index="999999999"><Data ss:Type="Number">1</Data></Cell></Row></Table></Worksheet>`;
    await expect(read(book(far))).rejects.toThrow("工作表“a”第 1 行超过 200 列");
  });
});
