import { expect, test } from "vitest";
import { serialDays, shareSerials } from "./line-faults.ts";
import type { StatementLine } from "./statement-line.ts";

const line = (lsh: string | null, remark: string | null = null, day = "2026-11-02") =>
  ({ lsh, remark, day }) as StatementLine;

test("a serial number stands with one line; the others of the day have it in their remarks", () => {
  const { lines, shared } = shareSerials(
    [line("A"), line("A", "手续费"), line("B"), line(null)],
    new Map([["B", ""]]),
  );
  expect(lines.map(({ lsh, remark }) => [lsh, remark])).toEqual([
    ["A", null],
    [null, "流水号 A；手续费"],
    [null, "流水号 B"],
    [null, null],
  ]);
  expect(shared).toBe(2);
});

test("a serial number belongs to the day of its entry, else of its first line", () => {
  const lines = [line("A"), line("A", null, "2026-11-03"), line("B", null, "2026-11-03"), line(null)];
  expect([...serialDays(lines, new Map([["B", "2026-11-01"]]))]).toEqual([
    ["B", "2026-11-01"],
    ["A", "2026-11-02"],
  ]);
});
