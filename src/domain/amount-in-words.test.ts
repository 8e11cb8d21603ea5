import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { AMOUNT_LIMIT } from "./money.ts";

test.each([
  [0, "零元整"],
  [0.03, "叁分"],
  [0.5, "伍角整"],
  [0.57, "伍角柒分"],
  [1, "壹元整"],
  [10.05, "壹拾元零伍分"],
  [110.5, "壹佰壹拾元伍角整"],
  [1020.03, "壹仟零贰拾元零叁分"],
  [1001, "壹仟零壹元整"],
  [10_000, "壹万元整"],
  [10_500, "壹万零伍佰元整"],
  [101_000, "壹拾万壹仟元整"],
  [100_500, "壹拾万零伍佰元整"],
  [1_000_007.1, "壹佰万零柒元壹角整"],
  [100_000_001, "壹亿零壹元整"],
  [300_050_000, "叁亿零伍万元整"],
  [12_345_678.9, "壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元玖角整"],
  [AMOUNT_LIMIT, "玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元整"],
  [-88.88, "负捌拾捌元捌角捌分"],
  [-0.001, "零元整"],
])("%d is written %s", (yuan, words) => {
  expect(amountInWords(yuan)).toBe(words);
});

/** The value of a spelt amount in 分, by adding up its digits by the units behind them. */
function readWords(words: string): number {
  const units: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 };
  let [yuan, group, digit, fen] = [0, 0, 0, 0];
  for (const sign of words) {
    const value = "零壹贰叁肆伍陆柒捌玖".indexOf(sign);
    if (value >= 0) digit = value;
    else if (sign in units) group += digit * (units[sign] ?? 0);
    else if (sign === "万" || sign === "亿") yuan += (group + digit) * (sign === "万" ? 1e4 : 1e8);
    else if (sign === "元") yuan += group + digit;
    else if (sign === "角") fen += digit * 10;
    else if (sign === "分") fen += digit;
    if (value < 0) digit = 0;
    if ("万亿元".includes(sign)) group = 0;
  }
  return yuan * 100 + fen;
}

test("whatever the amount, its words have its value, and no two zeros or a zero before a unit", () => {
  let seed = 20_261_128;
  for (let count = 0; count < 5000; count += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const fen = Math.floor((seed / 2_147_483_648) * 10 ** (2 + (count % 12)));
    const words = amountInWords(fen / 100);
    expect(readWords(words), words).toBe(fen);
    if (fen > 0) expect(words).not.toMatch(/零零|零[拾佰仟万亿元角整]|^零/);
  }
});
