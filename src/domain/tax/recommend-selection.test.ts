import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fuzz/random.ts";
import { type Deductible, recommendSelection } from "./recommend-selection.ts";

const invoices = (...taxes: readonly number[]): Deductible[] =>
  taxes.map((tax, index) => ({ id: index + 1, tax }));

const sumOf = (candidates: readonly Deductible[], ids: readonly number[]) =>
  candidates.reduce((sum, { id, tax }) => sum + (ids.includes(id) ? tax : 0), 0);

/** The best choice by trying each: nearest from below, then the fewest, then the oldest. */
function tryAll(candidates: readonly Deductible[], wanted: number): number[] {
  let best: number[] = [];
  let reached = 0;
  for (let choice = 1; choice < 2 ** candidates.length; choice += 1) {
    const ids = candidates.flatMap(({ id }, index) => ((choice >> index) & 1 ? [id] : []));
    const sum = sumOf(candidates, ids);
    if (sum > wanted || sum < reached || ids.some((id) => (candidates[id - 1]?.tax ?? 0) <= 0)) continue;
    const isBetter =
      sum > reached || ids.length < best.length || (ids.length === best.length && isOlder(ids, best));
    if (isBetter) [best, reached] = [ids, sum];
  }
  return best;
}

/** Both in ascending order, the oldest first. */
function isOlder(ids: readonly number[], others: readonly number[]): boolean {
  const place = ids.findIndex((id, index) => id !== others[index]);
  return place >= 0 && (ids[place] ?? 0) < (others[place] ?? 0);
}

test("the exact sum is found where taking the greatest first misses it", () => {
  expect(recommendSelection(invoices(500, 400, 400), 800)).toEqual([2, 3]);
});

test("what is wanted is never exceeded, and nothing is chosen where nothing fits", () => {
  expect(recommendSelection(invoices(500, 300), 299)).toEqual([]);
  expect(recommendSelection(invoices(500, 300), -1)).toEqual([]);
  expect(recommendSelection(invoices(0, -100, 200), 1000)).toEqual([3]);
});

test("of several choices the fewest invoices are taken, then the oldest", () => {
  expect(recommendSelection(invoices(100, 200, 300, 300), 300)).toEqual([3]);
  expect(recommendSelection(invoices(100, 200, 100, 200), 300)).toEqual([1, 2]);
});

test("up to twelve random invoices are chosen as by trying every choice", () => {
  const random = createRandom(38);
  for (let round = 0; round < 120; round += 1) {
    const taxes = Array.from({ length: 1 + random.below(12) }, () => 1 + random.below(round % 2 ? 40 : 5000));
    const candidates = invoices(...taxes);
    const wanted = random.below(taxes.reduce((sum, tax) => sum + tax, 0) + 10);
    expect(recommendSelection(candidates, wanted), `${taxes.join(" ")} for ${wanted}`).toEqual(
      tryAll(candidates, wanted),
    );
  }
});

test("a sum that some of 500 invoices have is found to the cent", () => {
  const random = createRandom(500);
  for (const most of [999_999, 999_999_999]) {
    const candidates = invoices(...Array.from({ length: 500 }, () => 1 + random.below(most)));
    const planted = candidates.filter(() => random.below(3) === 0);
    const wanted = planted.reduce((sum, { tax }) => sum + tax, 0);
    expect(sumOf(candidates, recommendSelection(candidates, wanted))).toBe(wanted);
  }
});
