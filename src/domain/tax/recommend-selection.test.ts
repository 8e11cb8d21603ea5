import { expect, it } from "vitest";
import { recommendSelection } from "./recommend-selection.ts";

it("takes the greatest that still fits, and never more than is wanted", () => {
  const candidates = [
    { id: 1, tax: 300 },
    { id: 2, tax: 700 },
    { id: 3, tax: 250 },
    { id: 4, tax: 0 },
    { id: 5, tax: 40 },
  ];
  expect(recommendSelection(candidates, 1_000)).toEqual([2, 1]);
  expect(recommendSelection(candidates, 990)).toEqual([2, 3, 5]);
  expect(recommendSelection(candidates, 30)).toEqual([]);
  expect(recommendSelection(candidates, -5)).toEqual([]);
});
