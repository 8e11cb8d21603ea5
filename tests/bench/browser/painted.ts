import type { Locator, Page } from "@playwright/test";

/** The elements that are waited for: at least so many, the first of them with the text in it. */
export interface Sight {
  readonly selector: string;
  readonly count: number;
  readonly text?: string | undefined;
}

/** From the beginning of the navigation to the painted sight, in ms. */
export async function openUntil(page: Page, address: string, sight: Sight): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return await page.evaluate(
    ({ selector, count, text }) => window.probe.painted(selector, count, text ?? ""),
    sight,
  );
}

/** From the click on the first such element to the painted sight, in ms. */
export function clickUntil(page: Page, clicked: string, sight: Sight): Promise<number> {
  return pressUntil(page.locator(clicked).first(), sight);
}

/** From the click to the painted sight, in ms. */
export function pressUntil(clicked: Locator, sight: Sight): Promise<number> {
  return clicked.evaluate(async (element, { selector, count, text }) => {
    const started = performance.now();
    (element as HTMLElement).click();
    return (await window.probe.painted(selector, count, text ?? "")) - started;
  }, sight);
}

/** From the click to the painted list whose first row is another one, in ms. */
export function clickUntilOtherRows(clicked: Locator, row: string): Promise<number> {
  return clicked.evaluate(async (element, selector) => {
    const firstKey = () => document.querySelector<HTMLElement>(selector)?.dataset["key"];
    const before = firstKey();
    const started = performance.now();
    (element as HTMLElement).click();
    while (firstKey() === before || firstKey() === undefined) await new Promise(requestAnimationFrame);
    return (await window.probe.painted(selector, 1, "")) - started;
  }, row);
}
