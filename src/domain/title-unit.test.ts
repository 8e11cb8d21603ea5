import { expect, test } from "vitest";
import { amountInUnit, placesBetween, splitUnit } from "./title-unit.ts";

test.each([
  ["注册资本（万元）", "注册资本", 4],
  ["*注册资本 (元)", "注册资本", 0],
  ["注册资金【单位：万元】", "注册资金", 4],
  ["注册资金/万元", "注册资金", 4],
  ["注册资本（人民币万元）", "注册资本", 4],
  ["营业收入（亿元）", "营业收入", 8],
  ["注册资本（万）", "注册资本", 4],
  ["注册资本", "注册资本", undefined],
  ["注册资本（美元）", "注册资本(美元)", undefined],
  ["养老保险（个人）", "养老保险(个人)", undefined],
  ["借方/贷方", "借方/贷方", undefined],
  ["（元）", "(元)", undefined],
])("%s is %s with its point moved by %s", (title, bare, places) => {
  expect(splitUnit(title)).toEqual({ bare, places });
});

test.each([
  ["注册资本（万元）", "注册资本（元）", 4],
  ["注册资本（元）", "注册资本（万元）", -4],
  ["注册资本", "注册资本（万元）", 0],
  ["注册资金（万元）", "注册资本", 4],
])("amounts below %s move by the places to %s", (title, known, places) => {
  expect(placesBetween(title, known)).toBe(places);
});

test.each([
  [1.005, 1.005, 4, 10_050],
  [100, "100", 4, 1_000_000],
  [1_000_000, "100万元", 4, 1_000_000],
  [1_000_000, "100 万", 4, 1_000_000],
  [5_000_000, "500万元人民币", 4, 5_000_000],
  [5_000_000, 5_000_000, -4, 500],
])("%s of the cell %s is moved by %i places to %s", (amount, cell, places, expected) => {
  expect(amountInUnit(amount, cell, places)).toBe(expected);
});
