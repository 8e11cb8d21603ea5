import { expect, test, vi } from "vitest";
import type { Row } from "../../fields/field-view.ts";
import { createChosenNames } from "./chosen-names.ts";
import { createComputedRows } from "./computed-rows.ts";
import type { WorkedOutRow } from "./sheet-columns.ts";

function create() {
  const compute = vi.fn((row: Row, { isWrong = false }: WorkedOutRow = {}): Row => ({
    ...row,
    total: isWrong ? null : Number(row["base"]) + Number(row["extra"]),
  }));
  return { compute, rows: createComputedRows(compute, createChosenNames([])) };
}

test("a row is computed once as long as it stays the same, changed or not", () => {
  const { compute, rows } = create();
  const base = { base: 1, extra: 2 };
  const edited = { base, changed: { extra: 5 } };
  expect([rows.given(base), rows.given(base)]).toEqual([
    { base: 1, extra: 2, total: 3 },
    { base: 1, extra: 2, total: 3 },
  ]);
  expect(rows.edited(edited)["total"]).toBe(6);
  expect(rows.edited(edited)).toBe(rows.edited(edited));
  expect(compute).toHaveBeenCalledTimes(2);
});

test("a change makes another row of it, and one with a value that is none computes nothing", () => {
  const { rows } = create();
  const base = { base: 1, extra: 2 };
  expect(rows.edited({ base, changed: { extra: 5 } })["total"]).toBe(6);
  expect(rows.edited({ base, changed: { extra: 7 } })["total"]).toBe(8);
  expect(rows.edited({ base, changed: { extra: "七" } }, { isWrong: true })["total"]).toBeNull();
  expect(rows.given(base)["total"]).toBe(3);
});
