import type { Page } from "@playwright/test";
import { inFreshPage } from "../browser/fresh-page.ts";
import { openUntil } from "../browser/painted.ts";
import { pageAddress } from "../build-pages.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { quantile } from "../quantile.ts";
import { inMilliseconds, inPercent, report, type Section } from "../report.ts";
import { clients } from "./clients.ts";
import { readRows } from "./read-rows.ts";
import { LISTS, type ListSubject } from "./subjects.ts";

type Key = "firstRow" | "longFrames" | "medianFrame";

const SCROLL_STEPS = 120;
/** In a frame that scrolls, at least so many rows are drawn. */
const ROWS_IN_SIGHT = 10;

const SECTION: Section<Key> = {
  title: "Long list",
  note: "5,000 rows × 20 columns without pages, the others with `virtual`, scrolled from top to end.",
  subjects: LISTS,
  against: "pro-table",
  lines: [
    { key: "firstRow", title: "first row, ms", show: inMilliseconds },
    { key: "longFrames", title: "frames over 50 ms", show: inPercent, aim: 0.05, absolute: true },
    { key: "medianFrame", title: "median frame, ms", show: inMilliseconds },
  ],
};

/** A list of all rows at once: opened and scrolled. */
export const longListPart: Part = {
  pages: LISTS.map(({ name }) => name),
  async *measure({ browser, address, rounds }) {
    const visit = (subject: ListSubject) =>
      inFreshPage(browser, (page) =>
        scrollAll(page, pageAddress(address, subject.name, "?rows=all"), subject),
      );
    for await (const measured of interleave(LISTS, rounds, visit)) yield report(SECTION, measured);
  },
};

async function scrollAll(page: Page, address: string, subject: ListSubject): Promise<Visit<Key>> {
  const firstRow = await openUntil(page, address, {
    selector: subject.row,
    count: ROWS_IN_SIGHT,
    text: clients[0]?.name,
  });
  await page.waitForLoadState("networkidle");
  const frames = await page.evaluate(({ scroller, steps }) => window.probe.scrollFrames(scroller, steps), {
    scroller: subject.scroller,
    steps: SCROLL_STEPS,
  });
  await showLastRow(page, subject);
  const [head = [], ...rows] = await readRows(page, subject);
  return {
    shown: [[head, ...rows.slice(-1)]],
    measures: {
      firstRow,
      longFrames: frames.filter((length) => length > 50).length / frames.length,
      medianFrame: quantile(frames, 0.5),
    },
  };
}

/** A virtual list that learns how high its rows are takes several goes to get to its end. */
async function showLastRow(page: Page, { row, scroller }: ListSubject): Promise<void> {
  const wanted = page.locator(row).filter({ hasText: clients.at(-1)?.name ?? "" });
  const goes = 20;
  for (let go = 0; go < goes && !(await wanted.isVisible()); go += 1) {
    await page.evaluate((selector) => window.probe.scrollFrames(selector, 1), scroller);
  }
  await wanted.waitFor({ timeout: 5000 });
}
