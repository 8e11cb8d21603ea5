import { expect, test } from "vitest";
import { calculate } from "./calculate.ts";

test.each([
  ["0.1+0.2", "0.3"],
  ["1.005*100", "100.5"],
  ["87587.9×0.05", "4379.395"],
  ["2+3*4-6/2", "11"],
  ["(1,280.50＋19.5)×（1+6%）", "1378"],
  ["-5--3", "-2"],
  ["100/8%", "1250"],
  ["9007199254740993+1", "9007199254740994"],
  ["99999999999999999999.99*3", "299999999999999999999.97"],
  [".5+5.", "5.5"],
  ["0-0", "0"],
])("%s is %s", (typed, text) => {
  expect(calculate(typed)).toEqual({ text, isExact: true });
});

test("a third is rounded half up to ten decimals, and says that it is not exact; thirds add up", () => {
  expect(calculate("2/3")).toEqual({ text: "0.6666666667", isExact: false });
  expect(calculate("-2/3")).toEqual({ text: "-0.6666666667", isExact: false });
  expect(calculate("1/3*3")).toEqual({ text: "1", isExact: true });
});

test.each([
  "",
  "  ",
  "1+",
  "*2",
  "1 / 0",
  "5/(3-3)",
  "(1+2",
  "1)",
  "1.2.3",
  "2**3",
  "alert(1)",
  "1;2",
  "0b1",
  "1e5",
  "constructor",
  "${1}",
  "(".repeat(60) + "1" + ")".repeat(60),
  "1".repeat(201),
])("%s is nothing", (typed) => {
  expect(calculate(typed)).toBeNull();
});
