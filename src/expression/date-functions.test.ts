import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileExpression } from "./compile-expression.ts";

const run = (source: string) => compileExpression(source)({});

describe("days and periods", () => {
  it.each([
    ["addDays('2026-02-28', 1)", "2026-03-01"],
    ["addDays('2024-03-01', -1)", "2024-02-29"],
    ["addMonths('2026-01', -1)", "2025-12"],
    ["addMonths('2026-11-20', 2)", "2027-01"],
    ["addMonths('2026-10', 0)", "2026-10"],
    ["endOfMonth('2026-02')", "2026-02-28"],
    ["endOfMonth('2024-02-10')", "2024-02-29"],
    ["endOfMonth('2026-12')", "2026-12-31"],
    ["yearOf('2026-10')", 2026],
    ["monthOf('2026-10-31')", 10],
  ])("%s is %s", (source, value) => {
    expect(run(source)).toBe(value);
  });

  it.each([
    ["addDays('2026-02-30', 1)", "needs a day"],
    ["addDays('2026-02', 1)", "needs a day"],
    ["addDays('2026-02-01', 1.5)", "needs a whole number"],
    ["addMonths('2026-13', 1)", "needs a period"],
    ["yearOf(null)", "needs a period"],
    ["endOfMonth('昨天')", "needs a period"],
  ])("%s is refused: %s", (source, message) => {
    expect(() => run(source)).toThrow(message);
  });

  it("going so many months there and back arrives where it began", () => {
    const months = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2100 }),
        months,
        fc.integer({ min: -240, max: 240 }),
        (year, month, distance) => {
          const period = `${year}-${String(month).padStart(2, "0")}`;
          expect(run(`addMonths(addMonths('${period}', ${distance}), ${-distance})`)).toBe(period);
        },
      ),
    );
  });
});
