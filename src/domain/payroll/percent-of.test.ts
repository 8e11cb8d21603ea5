import { expect, test } from "vitest";
import { percentOf } from "./percent-of.ts";

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [-50, 1, -1],
  [-49, 1, 0],
  [-12_350, 13, -1_606],
  [12_350, 13, 1_606],
  [0, 13, 0],
])("of %d 分 %d per cent are %d 分, whatever the sign", (fen, percent, share) => {
  expect(percentOf(fen, percent)).toBe(share);
});
