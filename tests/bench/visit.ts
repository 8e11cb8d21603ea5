import type { Browser, CDPSession, Page } from "@playwright/test";
import { clients, findClients, REGIONS } from "./clients.ts";
import { readTexts, type PageTexts } from "./page-texts.ts";
import { installProbe } from "./probe.ts";
import { quantile } from "./quantile.ts";
import type { Subject } from "./subjects.ts";

const PAGE_SIZE = 50;
const REPEATS = 3;
const SCROLL_STEPS = 120;
/** In a frame that scrolls, at least so many rows are drawn. */
const ROWS_IN_SIGHT = 10;

/** In ms, bytes or shares of 1; the names are the lines of the report. */
export interface Measures {
  readonly firstRow: number;
  readonly nextPage: number;
  readonly filter: number;
  readonly heap: number;
  /** JavaScript and CSS as they came over the wire: until the first rows, and after what the page fetches when idle. */
  readonly bytes: number;
  readonly bytesIdle: number;
  readonly longFirstRow: number;
  readonly longFrames: number;
  readonly medianFrame: number;
}

/** What a page showed on the way, to be compared with the others. */
export type Shown = readonly PageTexts[];

export interface Visit {
  readonly measures: Measures;
  readonly shown: Shown;
}

/** Opens a page twice in a fresh browser profile, with pages of 50 rows and with all 5,000, and uses it. */
export async function visit(browser: Browser, address: string, subject: Subject): Promise<Visit> {
  const paged = await inFreshPage(browser, (page, devtools) => visitPaged(page, devtools, address, subject));
  const long = await inFreshPage(browser, (page) => visitLong(page, address, subject));
  return {
    measures: { ...paged.measures, ...long.measures },
    shown: [...paged.shown, ...long.shown],
  };
}

async function visitPaged(page: Page, devtools: CDPSession, address: string, subject: Subject) {
  const { row, nextPage, nameFilter, submit } = subject;
  const firstRow = await open(page, `${address}/${subject.name}/${subject.name}.html`, row, PAGE_SIZE);
  const bytes = await loadedBytes(page, firstRow);
  await page.waitForLoadState("networkidle");
  const bytesIdle = await loadedBytes(page, Infinity);
  const heap = await usedHeap(devtools);
  const shown = [await readTexts(page, subject)];

  const nextPages: number[] = [];
  for (let turn = 1; turn <= REPEATS; turn += 1) {
    nextPages.push(await clickUntil(page, nextPage, row, clients[turn * PAGE_SIZE]?.name));
  }
  shown.push(await readTexts(page, subject));

  const filters: number[] = [];
  for (const name of REGIONS.slice(1, REPEATS + 1)) {
    await page.locator(nameFilter).first().fill(name);
    filters.push(await clickUntil(page, submit, row, findClients({ name })[0]?.name));
  }
  shown.push(await readTexts(page, subject));
  return {
    shown,
    measures: {
      firstRow,
      nextPage: quantile(nextPages, 0.5),
      filter: quantile(filters, 0.5),
      heap,
      bytes,
      bytesIdle,
    },
  };
}

async function visitLong(page: Page, address: string, subject: Subject) {
  const place = `${address}/${subject.name}/${subject.name}.html?rows=all`;
  const longFirstRow = await open(page, place, subject.row, ROWS_IN_SIGHT);
  await page.waitForLoadState("networkidle");
  const frames = await page.evaluate(({ scroller, steps }) => window.probe.scrollFrames(scroller, steps), {
    scroller: subject.scroller,
    steps: SCROLL_STEPS,
  });
  await showLastRow(page, subject);
  const { head, rows } = await readTexts(page, subject);
  return {
    shown: [{ head, rows: rows.slice(-1) }],
    measures: {
      longFirstRow,
      longFrames: frames.filter((length) => length > 50).length / frames.length,
      medianFrame: quantile(frames, 0.5),
    },
  };
}

/** A virtual list that learns how high its rows are takes several goes to get to its end. */
async function showLastRow(page: Page, { row, scroller }: Subject): Promise<void> {
  const wanted = page.locator(row).filter({ hasText: clients.at(-1)?.name ?? "" });
  const goes = 20;
  for (let go = 0; go < goes && !(await wanted.isVisible()); go += 1) {
    await page.evaluate((selector) => window.probe.scrollFrames(selector, 1), scroller);
  }
  await wanted.waitFor({ timeout: 5000 });
}

async function inFreshPage<Result>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: "zh-CN", viewport: { width: 1920, height: 1080 } });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => process.stderr.write(`${page.url()}: ${error.message}\n`));
    // The compiler of this script leaves calls of a helper in functions that the page runs.
    await page.addInitScript({ content: "globalThis.__name = (named) => named;" });
    await page.addInitScript(installProbe);
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** From the beginning of the navigation to the painted rows, in ms. */
async function open(page: Page, address: string, row: string, count: number): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return await page.evaluate(({ rows, least, text }) => window.probe.painted(rows, least, text), {
    rows: row,
    least: count,
    text: clients[0]?.name ?? "",
  });
}

/** From the click to the painted answer, in ms. */
function clickUntil(page: Page, button: string, row: string, text = ""): Promise<number> {
  return page.evaluate(
    async ({ selector, rows, wanted, count }) => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`Nothing to click at ${selector}`);
      const started = performance.now();
      element.click();
      return (await window.probe.painted(rows, count, wanted)) - started;
    },
    { selector: button, rows: row, wanted: text, count: PAGE_SIZE },
  );
}

function loadedBytes(page: Page, until: number): Promise<number> {
  return page.evaluate(
    (end) => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return files
        .filter(({ name, responseEnd }) => /\.(?:js|css)$/.test(name) && responseEnd <= end)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    },
    until === Infinity ? Number.MAX_VALUE : until,
  );
}

async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}
