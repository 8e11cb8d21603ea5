import type { Drawing } from "./read-drawing.ts";

/** The values of one entry, beside the pointer: an element, so that no text of theirs is read as HTML. */
export function chartTip({ names, series }: Drawing, at: number): HTMLElement {
  const tip = document.createElement("dl");
  tip.append(withText("strong", names[at] ?? ""));
  for (const { title, texts } of series)
    tip.append(withText("dt", title), withText("dd", texts[at] ?? ""));
  return tip;
}

function withText(name: "strong" | "dt" | "dd", text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
