import { expect, test } from "vitest";
import { htmlRows, plainRows } from "./written-rows.ts";

const text = (content: string) => ({ text: content, isText: true });
const number = (content: string) => ({ text: content, isText: false });

test.each(["=SUM(A1)", "+86 138", "-甲", "@x"])("the text %s begins no formula in plain text", (content) => {
  expect(plainRows([[text(content)]])).toBe(`'${content}`);
});

test("numbers and other texts are plain as they are", () => {
  expect(plainRows([[number("-5.00"), text("1-2"), text("")]])).toBe("-5.00\t1-2\t");
});

test("a table for spreadsheets keeps texts as texts, and lines in their cell", () => {
  const rows = [[text("税号")], [text('=1<2&"3"\n0012'), number("-1,234.50")]];
  const asText = `<td style='mso-number-format:"\\@"'>`;
  expect(htmlRows(rows)).toBe(
    `<meta charset="utf-8"><table><tr>${asText}税号</td></tr>` +
      `<tr>${asText}=1&lt;2&amp;&quot;3&quot;<br style="mso-data-placement:same-cell">0012</td>` +
      "<td>-1,234.50</td></tr></table>",
  );
});
