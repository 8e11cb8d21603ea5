import { expect, test } from "vitest";
import { maskPhone } from "./mask.ts";

test("a phone keeps its first three and last four digits", () => {
  expect(maskPhone("13812341234")).toBe("138****1234");
});

test("masking a masked phone changes nothing", () => {
  expect(maskPhone(maskPhone("13812341234"))).toBe("138****1234");
});
