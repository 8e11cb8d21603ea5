import type { CDPSession, Page } from "@playwright/test";
import { inFreshPage } from "../browser/fresh-page.ts";
import { openUntil } from "../browser/painted.ts";
import { scriptTime } from "../browser/script-time.ts";
import { pageAddress } from "../build-pages.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { inMilliseconds, report, type Section } from "../report.ts";
import type { Texts } from "../texts.ts";
import { DEPARTMENTS } from "./figures.ts";
import { DASHBOARDS, type DashboardSubject } from "./subjects.ts";

type Key = "first" | "script";

/** Of each card. */
const FIGURES = 4;

const SECTION: Section<Key> = {
  title: "Dashboard",
  note: "Six cards with four figures each, every card with a question of its own.",
  subjects: DASHBOARDS,
  against: "pro-card",
  lines: [
    { key: "first", title: "all figures, ms", show: inMilliseconds, aim: 0.6 },
    { key: "script", title: "script until quiet, ms", show: inMilliseconds },
  ],
};

/** A page of figures: opened. */
export const dashboardPart: Part = {
  pages: DASHBOARDS.map(({ name }) => name),
  async *measure({ browser, address, rounds }) {
    const visit = (subject: DashboardSubject) =>
      inFreshPage(browser, (page, devtools) => open(page, devtools, address, subject));
    for await (const measured of interleave(DASHBOARDS, rounds, visit)) yield report(SECTION, measured);
  },
};

async function open(
  page: Page,
  devtools: CDPSession,
  address: string,
  subject: DashboardSubject,
): Promise<Visit<Key>> {
  await devtools.send("Performance.enable");
  const { name, query, card, figure } = subject;
  const count = DEPARTMENTS.length * FIGURES;
  const first = await openUntil(page, pageAddress(address, name, query), {
    selector: `${card} ${figure}`,
    count,
  });
  await page.waitForLoadState("networkidle");
  const script = await scriptTime(devtools);
  return { shown: [await readCards(page, subject)], measures: { first, script } };
}

/** Title of each card, then title and text of each figure in it. */
function readCards(page: Page, subject: DashboardSubject): Promise<Texts> {
  return page.evaluate(({ card, cardTitle, figureTitle, figure }) => {
    const texts = (within: Element, selector: string) =>
      Array.from(within.querySelectorAll(selector), (element) => element.textContent ?? "");
    return Array.from(document.querySelectorAll(card), (element) => [
      ...texts(element, cardTitle),
      ...texts(element, figureTitle),
      ...texts(element, figure),
    ]);
  }, subject);
}
