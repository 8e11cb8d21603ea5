import { expect, test } from "vitest";
import { readPdf } from "../../testing/read-pdf.ts";
import { type PdfBlock, layOutPages } from "./lay-out-pages.ts";
import { fontOf } from "./print-fonts.ts";
import { calculation } from "./write-pdf.ts";

const print = async (blocks: readonly PdfBlock[], title = "财税建议书") => {
  const { content, missing } = await calculation.work({ title, blocks });
  const { pages, ...facts } = await readPdf(content);
  return { ...facts, content, missing, pages, text: pages.join("\n") };
};
const line = (text: string): PdfBlock => ({ kind: "text", text });

test("names of every plane come out of the document as they went in", async () => {
  const names = [
    "𠮷野家（上海）餐饮有限公司",
    "㐂多屋",
    "䶮",
    "𬭚金属有限公司",
    "张𫖯、李𬀩",
    "José Ñandú & fi-office",
  ];
  const { text, title, missing } = await print(
    names.map((name) => line(name)),
    "致𠮷野家",
  );
  for (const name of names) expect(text.split("\n")).toContain(name);
  expect(title).toBe("致𠮷野家");
  expect(missing).toEqual([]);
});

test("its fonts stand in the document, and no more of them than it needs", async () => {
  const { content } = await print([line("𠮷野家，税额 1,234.56 元")]);
  const bytes = Buffer.from(content).toString("latin1");
  expect(bytes.match(/\/FontFile2/g)).toHaveLength(2);
  expect(content.length).toBeLessThan(40_000);
});

test("a sign that no font holds prints as 〓 and is named, in the answer and in the document", async () => {
  const { text, missing } = await print([
    { kind: "title", text: "客户😀" },
    { kind: "table", columns: [{ title: "名称", share: 1 }], rows: [["👨‍👩‍👧之家"], ["又是😀"]] },
  ]);
  expect(text).toContain("客户〓");
  expect(text).toContain("〓之家");
  expect(missing).toEqual(["😀", "👨‍👩‍👧"]);
  expect(text).toContain("U+1F600");
});

test("characters without a shape leave no sign, a tab leaves a blank", async () => {
  const { text, missing } = await print([line("云\u200B帆\u202E财\uFE0F税\u0007\t甲\r\n乙")]);
  expect(text.split("\n")).toEqual(expect.arrayContaining(["云帆财税 甲", "乙"]));
  expect(missing).toEqual([]);
});

test("words that are too long for a line or a page go on in the next", async () => {
  const { text, pages } = await print([line(Array.from({ length: 30 }, () => "账".repeat(60)).join("\n"))]);
  expect(pages).toHaveLength(2);
  expect(text).not.toContain("账".repeat(60));
  expect(text).toContain("第 2 页，共 2 页");
  expect(text.split("账").length - 1).toBe(60 * 30);
});

test("what ends at the right edge ends there, whatever its length, and a page begins where it is asked for", () => {
  const pages = layOutPages([
    { kind: "title", text: "缴税通知单", align: "center" },
    {
      kind: "table",
      columns: [
        { title: "税种", share: 0.7 },
        { title: "税额", share: 0.3, align: "right" },
      ],
      rows: [
        ["增值税", "1,234,567.89"],
        ["附加", "0.01"],
      ],
    },
    { kind: "page" },
    { kind: "text", text: "第二页", align: "right" },
  ]);
  expect(pages).toHaveLength(2);
  const endOf = (wanted: string) => {
    const found = pages.flatMap(({ lines }) => lines).find(({ text }) => text === wanted);
    const width = Array.from(wanted).reduce((sum, char) => sum + (fontOf(char)?.widthOf(char) ?? 1), 0);
    return (found?.x ?? 0) + width * (found?.size ?? 0);
  };
  for (const text of ["税额", "1,234,567.89", "0.01", "第二页"]) expect(endOf(text)).toBeCloseTo(539, 5);
  expect(endOf("增值税")).toBeLessThan(200);
  const [title] = pages[0]?.lines ?? [];
  expect((title?.x ?? 0) + endOf("缴税通知单")).toBeCloseTo(595, 5);
});

test("the cells of a table are kept apart", async () => {
  const { text } = await print([
    {
      kind: "table",
      columns: [
        { title: "风险", share: 0.3 },
        { title: "说明", share: 0.7 },
      ],
      rows: [["进销倒挂", "进项大于销项"]],
    },
  ]);
  expect(text).toMatch(/风险\s+说明\s+进销倒挂\s+进项大于销项/);
});
