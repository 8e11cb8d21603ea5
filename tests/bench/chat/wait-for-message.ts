import type { Page } from "@playwright/test";
import type { ChatSubject } from "./subjects.ts";

/** From the click on the tab of the talk to the painted list whose last message is in sight, in ms. */
export async function pressUntilInSight(page: Page, subject: ChatSubject, words: string): Promise<number> {
  return await subject.tab(page).evaluate(
    async (tab, [message, last]) => {
      const started = performance.now();
      (tab as HTMLElement).click();
      return (await window.probe.lastInSight(message, last)) - started;
    },
    [subject.message, words] as const,
  );
}

/** From the Enter key to the painted message, in ms: as it is first seen, and without the sign that it is on its way. */
export async function sendUntilInSight(
  page: Page,
  { message, underWay, input }: ChatSubject,
  words: string,
): Promise<{ readonly seen: number; readonly kept: number }> {
  const box = page.locator(input);
  await box.fill(words);
  return await box.evaluate(
    async (element, [rows, last, sign]) => {
      const started = performance.now();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      const seen = (await window.probe.lastInSight(rows, last)) - started;
      while (document.querySelector(sign)) await new Promise(requestAnimationFrame);
      const kept = (await window.probe.lastInSight(rows, last)) - started;
      return { seen, kept };
    },
    [message, words, underWay] as const,
  );
}
