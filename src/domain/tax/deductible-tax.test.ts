import { expect, it } from "vitest";
import { deductibleTax } from "./deductible-tax.ts";

const bought = (fpzl: string, goods: string, net: number, tax: number) =>
  deductibleTax({ fpzl, goods, net, tax });

it.each(["01", "03", "08", "81", "14", "17", "51", "61"])(
  "deducts the tax on an invoice of the kind %s",
  (kind) => {
    expect(bought(kind, "*供电*电费", 100_000, 13_000)).toBe(13_000);
  },
);

it.each(["82", "10", "04"])("never deducts anything on an ordinary invoice of the kind %s", (kind) => {
  expect(bought(kind, "*餐饮服务*餐费", 100_000, 6_000)).toBe(0);
});

it("deducts passenger transport on an electronic ordinary invoice, not on paper, and no freight", () => {
  expect(bought("82", "*运输服务*客运服务费", 10_000, 300)).toBe(300);
  expect(bought("04", "*运输服务*客运服务费", 10_000, 300)).toBe(0);
  expect(bought("82", "*运输服务*货物运输", 10_000, 900)).toBe(0);
});

it("deducts 9 % of the price of farm produce bought free of tax, half a 分 up, also on a red invoice", () => {
  expect(bought("82", "*蔬菜*白菜", 100_050, 0)).toBe(9_005);
  expect(bought("82", "*蔬菜*白菜", -100_050, 0)).toBe(-9_005);
  expect(bought("82", "*蔬菜*白菜", 100_000, 9_000)).toBe(0);
});
