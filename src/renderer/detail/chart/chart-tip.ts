import type { Drawing } from "./read-drawing.ts";

/** The values of one entry, beside the pointer, each in the colour of its series: an element, so that no text of theirs is read as HTML. */
export function chartTip({ names, series }: Drawing, at: number, colours: readonly string[]): HTMLElement {
  const tip = document.createElement("dl");
  tip.append(withText("strong", names[at] ?? ""));
  for (const [index, { title, texts }] of series.entries()) {
    const name = withText("dt", title);
    if (series.length > 1) name.style.setProperty("--chart-colour", colours[index] ?? "");
    tip.append(name, withText("dd", texts[at] ?? ""));
  }
  return tip;
}

function withText(name: "strong" | "dt" | "dd", text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
