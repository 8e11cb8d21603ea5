import { expect, test } from "vitest";
import { sampleRecord } from "../testing/samples.ts";
import { catchUp, mergeRecords } from "./merge-records.ts";

const ids = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id);

test("each message stands once, as it was read last, in the order in which it was said", () => {
  const known = [sampleRecord(1), sampleRecord(3)];
  const merged = mergeRecords(known, [sampleRecord(3, { todoStatus: 1 }), sampleRecord(2)]);
  expect(ids(merged)).toEqual([1, 2, 3]);
  expect(merged[2]?.todoStatus).toBe(1);
});

test("numbers do not say what was said first, unless it was in the same second", () => {
  const at = (id: number, time: string) => sampleRecord(id, { createTime: `2026-11-20 ${time}` });
  const merged = mergeRecords([at(9, "08:00:00")], [at(4, "09:00:00"), at(3, "09:00:00")]);
  expect(ids(merged)).toEqual([9, 3, 4]);
});

test("a page that reaches what is known is added, one that does not stands alone", () => {
  const known = [sampleRecord(1), sampleRecord(2)];
  expect(catchUp(known, [sampleRecord(2), sampleRecord(3)], true)).toMatchObject({ isAnew: false });
  const alone = catchUp(known, [sampleRecord(8), sampleRecord(9)], true);
  expect([ids(alone.records), alone.isAnew]).toEqual([[8, 9], true]);
  expect(ids(catchUp(known, [sampleRecord(8)], false).records)).toEqual([1, 2, 8]);
});
