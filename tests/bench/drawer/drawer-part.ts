import path from "node:path";
import type { Page } from "@playwright/test";
import { buildWhenStale } from "../../../scripts/build/build-when-stale.ts";
import { inFreshPage } from "../browser/fresh-page.ts";
import { clickUntil, pressUntil } from "../browser/painted.ts";
import { interleave, type Visit } from "../interleave.ts";
import { readRows } from "../list/read-rows.ts";
import type { Part } from "../part.ts";
import { fillDemonstration } from "../product/fill-demonstration.ts";
import { signedIn } from "../product/signed-in.ts";
import { startProduct } from "../product/start-product.ts";
import { quantile } from "../quantile.ts";
import { inMilliseconds, inPercent, report, type Section } from "../report.ts";
import type { Texts } from "../texts.ts";
import { addInvoices, type SelectingCompany } from "./add-invoices.ts";
import { DRAWERS, type DrawerSubject } from "./subjects.ts";

type Key = "firstRow" | "largestPage" | "tick" | "longFrames" | "medianFrame";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const INVOICES = 3000;
const LARGEST_PAGE = 100;
const TICKS = 5;
const SCROLL_STEPS = 60;
/** At least so many are drawn of a page with more rows than are in sight. */
const ROWS_IN_SIGHT = 8;
/** Both show them; ours has more. */
const FIGURES: ReadonlySet<string> = new Set(["销项税额", "进项税额", "上期留抵", "剩余未勾选税额"]);

const SECTION: Section<Key> = {
  title: "Drawer",
  note: "A month with 3,000 invoices to tick, over the server of the product: opened with 50 on the page, then 100; five ticks and a scroll through the 100.",
  subjects: DRAWERS,
  against: "antd-drawer",
  lines: [
    { key: "firstRow", title: "first row, ms", show: inMilliseconds },
    { key: "largestPage", title: "100 rows in place of 50, ms", show: inMilliseconds },
    { key: "tick", title: "tick to its sum, ms", show: inMilliseconds },
    { key: "longFrames", title: "frames over 50 ms", show: inPercent },
    { key: "medianFrame", title: "median frame, ms", show: inMilliseconds },
  ],
};

/** The month of a company with its deduction selection. */
export const drawerPart: Part = {
  pages: ["antd-drawer"],
  async *measure({ browser, rounds }) {
    await buildWhenStale(ROOT);
    const { address, filled, stop } = await startProduct(
      async (env) => await fillDemonstration(env, async (db) => await addInvoices(db, INVOICES)),
      "antd-drawer",
    );
    try {
      const profile = await signedIn(address);
      const visit = (subject: DrawerSubject) =>
        inFreshPage(browser, (page) => useDrawer(page, address, subject, filled), profile);
      for await (const measured of interleave(DRAWERS, rounds, visit)) yield report(SECTION, measured);
    } finally {
      await stop();
    }
  },
};

async function useDrawer(
  page: Page,
  address: string,
  subject: DrawerSubject,
  company: SelectingCompany,
): Promise<Visit<Key>> {
  const { path: opened, opener, row, count } = subject;
  await page.goto(address + opened(company));
  await opener(page).waitFor();
  await page.waitForLoadState("networkidle");
  const firstRow = await pressUntil(opener(page), { selector: row, count: ROWS_IN_SIGHT });
  await page.locator(count).waitFor();
  // Below those, each draws as many as it thinks fit.
  const rows = (await readRows(page, subject)).slice(0, 1 + ROWS_IN_SIGHT);
  const shown = [rows, await readFigures(page, subject)];
  const largestPage = await enlargePage(page, subject);
  const frames = await page.evaluate(([scroller, steps]) => window.probe.scrollFrames(scroller, steps), [
    subject.scroller,
    SCROLL_STEPS,
  ] as const);
  // Every visit finds the ticks as they were.
  await page.route("**/invoice/batchChangeTaxGxzt", (route) => route.abort());
  const tick = quantile(await tickSome(page, subject), 0.5);
  const longFrames = frames.filter((length) => length > 50).length / frames.length;
  return { shown, measures: { firstRow, largestPage, tick, longFrames, medianFrame: quantile(frames, 0.5) } };
}

/** From the choice of the largest page to the painted list of that length, in ms. */
function enlargePage(page: Page, { scroller }: DrawerSubject): Promise<number> {
  return page
    .getByLabel("每页条数")
    .last()
    .evaluate(
      async (choice, [selector, size]) => {
        const list = document.querySelector(selector);
        if (!list) throw new Error(`Nothing scrolls at ${selector}`);
        const before = list.scrollHeight;
        const started = performance.now();
        (choice as HTMLSelectElement).value = size;
        choice.dispatchEvent(new Event("change", { bubbles: true }));
        while (list.scrollHeight < before * 1.5) await new Promise(requestAnimationFrame);
        return (await window.probe.painted(selector, 1, "")) - started;
      },
      [scroller, String(LARGEST_PAGE)] as const,
    );
}

/** From each tick to the painted sum with it, in ms. */
async function tickSome(page: Page, { box, count }: DrawerSubject): Promise<readonly number[]> {
  const before = Number.parseInt((await page.locator(count).textContent()) ?? "", 10);
  const ticks: number[] = [];
  for (let tick = 1; tick <= TICKS; tick += 1)
    ticks.push(await clickUntil(page, box, { selector: count, count: 1, text: `${before + tick} 张` }));
  return ticks;
}

/** Title and text of each amount that both show. */
async function readFigures(page: Page, { figure }: DrawerSubject): Promise<Texts> {
  const all = await page
    .locator(figure)
    .evaluateAll((figures) =>
      figures.map((each) => Array.from(each.children, (part) => part.textContent?.trim() ?? "")),
    );
  return all.filter(([title = ""]) => FIGURES.has(title));
}
