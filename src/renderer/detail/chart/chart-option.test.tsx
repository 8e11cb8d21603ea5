import { expect, test } from "vitest";
import { chartOption } from "./chart-option.ts";
import type { ChartType } from "../../../schema/plan/plans/screen-plan.ts";
import type { Drawing } from "./read-drawing.ts";

const HOSTILE = "<img src=x onerror=alert(1)>{b}";
const colours = { series: ["#111", "#222"], text: "#333", line: "#444", font: "serif" };
const paid = { title: "收款", values: [1, null], texts: ["1.00", "--"] };
const due = { title: HOSTILE, values: [2.5, 3], texts: ["2.50", "3.00"] };
const drawing = (type: ChartType, ...series: Drawing["series"]): Drawing => ({
  type,
  names: [HOSTILE, "二月"],
  series,
  axisText: String,
});

function tipOf(shown: Drawing, dataIndex: number): HTMLElement {
  const { tooltip } = chartOption(shown, colours);
  const { formatter } = tooltip as { readonly formatter: (points: unknown) => HTMLElement };
  return formatter([{ dataIndex }]);
}

test("a gap stays a gap, and a legend tells several series apart", () => {
  const one = chartOption(drawing("line", paid), colours);
  expect(one).not.toHaveProperty("legend");
  expect(one.series).toMatchObject([{ type: "line", name: "收款", data: [1, null] }]);
  const two = chartOption(drawing("bar", paid, due), colours);
  expect(two).toHaveProperty("legend");
  expect(two.series).toMatchObject([
    { type: "bar", data: [1, null] },
    { type: "bar", data: [2.5, 3] },
  ]);
});

test("counts have no fractions beside the axis", () => {
  expect(chartOption(drawing("line", paid), colours).yAxis).toHaveProperty("minInterval", 1);
  expect(chartOption(drawing("line", due), colours).yAxis).not.toHaveProperty("minInterval");
});

test("the tip has the texts of the table, none of which becomes an element", () => {
  const tip = tipOf(drawing("bar", paid, due), 0);
  expect([...tip.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    `STRONG ${HOSTILE}`,
    "DT 收款",
    "DD 1.00",
    `DT ${HOSTILE}`,
    "DD 2.50",
  ]);
  expect(tip.querySelector("img")).toBeNull();
});

test("the parts of a pie are named with their values, word for word", () => {
  const { series } = chartOption(drawing("pie", paid), colours);
  const [pie] = series as readonly [
    { readonly label: { readonly formatter: (part: object) => string }; readonly data: unknown },
  ];
  expect(pie.label.formatter({ dataIndex: 0 })).toBe(`${HOSTILE} 1.00`);
  expect(pie.data).toEqual([
    { name: HOSTILE, value: 1 },
    { name: "二月", value: 0 },
  ]);
});
