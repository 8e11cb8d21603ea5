import { expect, test } from "vitest";
import { writePdf } from "./write-pdf.ts";

const text = (content: Uint8Array) => new TextDecoder().decode(content);
const hex = (words: string) =>
  Array.from(words)
    .map((char) => char.charCodeAt(0).toString(16).padStart(4, "0"))
    .join("")
    .toUpperCase();

test("every object stands where the table of places says", () => {
  const pdf = text(writePdf("财税建议书", [{ kind: "title", text: "财税建议书" }]));
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const places = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
  expect(places).toHaveLength(7);
  for (const [index, place] of places.entries())
    expect(pdf.slice(place).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  expect(pdf).toContain(hex("财税建议书"));
});

test("what is too long for a line or a page goes on in the next", () => {
  const line = "账".repeat(60);
  const pdf = text(
    writePdf("长", [{ kind: "text", text: Array.from({ length: 30 }, () => line).join("\n") }]),
  );
  expect(pdf).not.toContain(hex(line));
  expect(pdf).toContain("/Count 2");
  expect(pdf).toContain(hex("第 2 页，共 2 页"));
  expect(pdf.split(hex("账")).length - 1).toBe(60 * 30);
});

test("the cells of a table are kept apart", () => {
  const table = {
    kind: "table" as const,
    columns: [
      { title: "风险", share: 0.3 },
      { title: "说明", share: 0.7 },
    ],
    rows: [["进销倒挂", "进项大于销项"]],
  };
  const pdf = text(writePdf("表", [table]));
  for (const cell of ["风险", "说明", "进销倒挂", "进项大于销项"]) expect(pdf).toContain(`<${hex(cell)}>`);
});
