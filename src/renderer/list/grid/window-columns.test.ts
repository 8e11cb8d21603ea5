import { expect, test } from "vitest";
import { windowColumns } from "./window-columns.ts";

const columns = Array.from({ length: 25 }, (_, index) => ({
  width: 100,
  isFixed: index === 1 || index === 24,
}));
const inSight = (from: number, to: number) => windowColumns({ columns, leading: 40, from, to });

test("the columns in sight are drawn, those that are in it by a bit too", () => {
  expect(inSight(0, 500)).toEqual([0, 1, 2, 3, 4, 24]);
  expect(inSight(1000, 1200)).toEqual([0, 1, 9, 10, 11, 24]);
  expect(inSight(1039, 1041)).toEqual([0, 1, 9, 10, 24]);
  expect(inSight(1040, 1140)).toEqual([0, 1, 10, 24]);
});

test("beyond the last column the first and the fixed ones are left", () => {
  expect(inSight(9000, 10_000)).toEqual([0, 1, 24]);
});
