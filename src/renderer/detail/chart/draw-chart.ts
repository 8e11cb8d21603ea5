import { BarChart, LineChart, PieChart } from "echarts/charts";
import { GridComponent, LegendComponent, TooltipComponent } from "echarts/components";
import { init, use as install } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { readColours } from "./chart-colours.ts";
import { chartOption } from "./chart-option.ts";
import type { Drawing } from "./read-drawing.ts";

install([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface DrawnChart {
  /** Draws it anew in the room that its element has now. */
  readonly resize: () => void;
  readonly dispose: () => void;
}

/** Draws into an element that has a size. */
export function drawChart(element: HTMLElement, drawing: Drawing): DrawnChart {
  const chart = init(element, null, { renderer: "svg" });
  chart.setOption(chartOption(drawing, readColours(element)));
  return { resize: () => chart.resize(), dispose: () => chart.dispose() };
}
