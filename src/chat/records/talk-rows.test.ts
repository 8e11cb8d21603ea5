import { expect, test } from "vitest";
import { enqueue } from "../outgoing/outgoing-queue.ts";
import { sampleRecord, sampleWritten } from "../testing/samples.ts";
import { dayLabel } from "./day-label.ts";
import { talkRows } from "./talk-rows.ts";

test("days begin with their first message; what is on its way stands last, and never beside its own record", () => {
  const records = [
    sampleRecord(1, { createTime: "2026-11-19 09:00:00" }),
    sampleRecord(2, { createTime: "2026-11-19 10:00:00" }),
    sampleRecord(3, { createTime: "2026-11-20 09:00:00", clientKey: "arrived" }),
  ];
  const written = [
    ...enqueue([], sampleWritten("到了"), { key: "arrived", page: "a" }),
    ...enqueue([], sampleWritten("没到"), { key: "under-way", page: "a" }),
  ];
  const rows = talkRows(records, written);
  expect(rows.map(({ key, day }) => [key, day])).toEqual([
    ["1", "2026-11-19"],
    ["2", null],
    ["3", "2026-11-20"],
    ["under-way", null],
  ]);
});

test.each([
  ["2026-11-20", "今天"],
  ["2026-11-19", "昨天"],
  ["2026-11-02", "11月2日 星期一"],
  ["2025-12-31", "2025年12月31日 星期三"],
])("%s is called %s", (day, label) => {
  expect(dayLabel(day, "2026-11-20")).toBe(label);
});
