import { expect, test } from "vitest";
import { caseAmount } from "./special-case-amount.ts";

const given = (fields: object) =>
  caseAmount({ amount: null, hsbz: null, pjlx: null, pmje: null, sl: null, ...fields });

test("fares of planes and trains have 9 % of tax in them, of buses and ships 3 %", () => {
  expect(given({ pjlx: 1, pmje: 1090 })).toBe(90);
  expect(given({ pjlx: 2, pmje: 103 })).toBe(3);
});

test("takings with tax are taken without it, at their rate", () => {
  expect(given({ hsbz: 1, sl: 0.13, pmje: 1130 })).toBe(1000);
  expect(given({ hsbz: 1, sl: 0.01, pmje: 1000 })).toBe(990.1);
  expect(given({ hsbz: 1, sl: 0, pmje: 500 })).toBe(500);
});

test("an amount that is given stays, and nothing comes of nothing", () => {
  expect(given({ hsbz: 0, pjlx: 0, amount: 12.34 })).toBe(12.34);
  expect(given({ hsbz: 1, sl: 0.13, amount: 5 })).toBeNull();
});
