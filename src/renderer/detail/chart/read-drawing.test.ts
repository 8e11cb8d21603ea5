import { expect, test } from "vitest";
import type { ChartType } from "../../../schema/plan/plans/screen-plan.ts";
import { fieldViews } from "../../../views.ts";
import { column } from "../../testing/plan-parts.ts";
import { readDrawing, type Drawing } from "./read-drawing.ts";

function drawn(rows: readonly Record<string, unknown>[], type: ChartType = "line"): Drawing {
  return readDrawing({
    type,
    columns: [column("month", "月份", "period"), column("sum.paid", "金额", "money")],
    titles: new Map([["sum.paid", "收款金额"]]),
    rows,
    fields: fieldViews,
    environment: {
      enums: {},
      states: {},
      call: () => Promise.reject(new Error("asks nothing")),
      today: "2026-11-20",
      readFile: async () => new File([], ""),
    },
  });
}

test("values are drawn as they are, and named as a table writes them", () => {
  const { names, series } = drawn([
    { month: "2026-01", sum: { paid: 1234.5 } },
    { month: "2026-02", sum: { paid: -3 } },
  ]);
  expect(names).toEqual(["2026年01期", "2026年02期"]);
  expect(series).toEqual([{ title: "收款金额", values: [1234.5, -3], texts: ["1,234.50", "-3.00"] }]);
});

test("what is no number is a gap, and so is an amount that is not worked out", () => {
  const paid = [null, undefined, "12", Number.NaN, -8_888_888_888.88, 0];
  const [series] = drawn(paid.map((value) => ({ month: "2026-01", sum: { paid: value } }))).series;
  expect(series?.values).toEqual([null, null, null, null, null, 0]);
  expect(series?.texts.slice(0, 2)).toEqual(["--", "--"]);
  expect(series?.texts[4]).toBe("计算中");
});

test("what makes no pie is drawn as bars", () => {
  const pie = (...values: readonly (number | null)[]) =>
    drawn(
      values.map((paid) => ({ sum: { paid } })),
      "pie",
    ).type;
  expect(pie(1, 0, null)).toBe("pie");
  expect(pie(1, -1)).toBe("bar");
  expect(pie(0, 0)).toBe("bar");
});
