/** Colours and letters of a drawing, those of the page around it. */
export interface ChartColours {
  readonly series: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly font: string;
}

/** Each at least 3 to 1 on the page, light or dark. */
const SERIES = ["color-primary", "orange-7", "cyan-7", "purple-7", "green-7", "magenta-6"];

/** The colours of a drawing. A canvas cannot use CSS variables, so their values are read from its element. */
export function readColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--ant-${name}`).trim();
  return {
    series: SERIES.map(read),
    text: read("color-text-secondary"),
    line: read("color-border-secondary"),
    font: style.fontFamily,
  };
}
