import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from "echarts/charts";
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";
import type { ChartColours } from "./chart-colours.ts";
import { chartTip } from "./chart-tip.ts";
import type { Drawing } from "./read-drawing.ts";

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** Symbols of the series, which differ by more than their colours. */
const SYMBOLS = ["circle", "rect", "triangle", "diamond", "roundRect", "pin"];

/** The words of ECharts for a drawing. Every text goes in as a function's answer: as a template it could mean something. */
export function chartOption(drawing: Drawing, colours: ChartColours): ChartOption {
  const { type } = drawing;
  return {
    animation: false,
    color: [...colours.series],
    textStyle: { color: colours.text, fontFamily: colours.font, fontSize: 12 },
    tooltip: {
      trigger: type === "pie" ? "item" : "axis",
      confine: true,
      className: "chart-tip",
      transitionDuration: 0,
      axisPointer: { type: type === "bar" ? "shadow" : "line" },
      formatter: (points) => {
        const [point] = Array.isArray(points) ? points : [points];
        return chartTip(drawing, point?.dataIndex ?? 0, colours.series);
      },
    },
    ...(drawing.series.length > 1 && {
      legend: { top: 0, right: 0, itemHeight: 10, textStyle: { color: colours.text } },
    }),
    ...(type === "pie" ? pieOption(drawing, colours) : axesOption(drawing, colours)),
  };
}

function axesOption(drawing: Drawing, { line, text }: ChartColours): ChartOption {
  const { type, names, series } = drawing;
  const values = series.flatMap((one) => one.values);
  return {
    grid: { top: series.length > 1 ? 40 : 16, right: 12, bottom: 0, left: 0 },
    xAxis: {
      type: "category",
      data: [...names],
      boundaryGap: type === "bar",
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
      axisLabel: { color: text, hideOverlap: true },
    },
    yAxis: {
      type: "value",
      splitNumber: 4,
      // Half a client is none.
      ...(values.every((value) => value === null || Number.isInteger(value)) && { minInterval: 1 }),
      axisLabel: { color: text, formatter: drawing.axisText },
      splitLine: { lineStyle: { color: line } },
    },
    series: series.map(({ title, values: data }, at): BarSeriesOption | LineSeriesOption =>
      type === "line"
        ? {
            type: "line",
            name: title,
            data: [...data],
            symbol: SYMBOLS[at] ?? "circle",
            symbolSize: 6,
            showAllSymbol: true,
          }
        : { type: "bar", name: title, data: [...data], barMaxWidth: 28 },
    ),
  };
}

function pieOption({ names, series }: Drawing, { text }: ChartColours): ChartOption {
  const [parts] = series;
  return {
    series: [
      {
        type: "pie",
        radius: ["40%", "68%"],
        name: parts?.title ?? "",
        data: names.map((name, at) => ({ name, value: parts?.values[at] ?? 0 })),
        label: {
          color: text,
          overflow: "truncate",
          width: 140,
          formatter: ({ dataIndex }) => `${names[dataIndex] ?? ""} ${parts?.texts[dataIndex] ?? ""}`,
        },
      },
    ],
  };
}
