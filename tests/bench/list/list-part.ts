import type { CDPSession, Page } from "@playwright/test";
import { inFreshPage } from "../browser/fresh-page.ts";
import { clickUntil, openUntil } from "../browser/painted.ts";
import { pageAddress } from "../build-pages.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { quantile } from "../quantile.ts";
import { inMegabytes, inMilliseconds, report, type Section } from "../report.ts";
import { clients, findClients, REGIONS } from "./clients.ts";
import { readRows } from "./read-rows.ts";
import { LISTS, type ListSubject } from "./subjects.ts";

type Key = "firstRow" | "nextPage" | "filter" | "heap";

const PAGE_SIZE = 50;
const REPEATS = 3;

const SECTION: Section<Key> = {
  title: "List",
  note: "50 rows × 20 columns, 8 filters, 3 row actions, selection, first and last column fixed.",
  subjects: LISTS,
  against: "pro-table",
  lines: [
    { key: "firstRow", title: "first row, ms", show: inMilliseconds, aim: 0.45 },
    { key: "nextPage", title: "next page, ms", show: inMilliseconds, aim: 0.2 },
    { key: "filter", title: "filter submit, ms", show: inMilliseconds, aim: 0.2 },
    { key: "heap", title: "heap after gc, MB", show: inMegabytes, aim: 0.35 },
  ],
};

/** A list with pages: opened, turned, filtered. */
export const listPart: Part = {
  pages: LISTS.map(({ name }) => name),
  async *measure({ browser, address, rounds }) {
    const visit = (subject: ListSubject) =>
      inFreshPage(browser, (page, devtools) => usePages(page, devtools, address, subject));
    for await (const measured of interleave(LISTS, rounds, visit)) yield report(SECTION, measured);
  },
};

async function usePages(
  page: Page,
  devtools: CDPSession,
  address: string,
  subject: ListSubject,
): Promise<Visit<Key>> {
  const { name, row, nextPage, nameFilter, submit } = subject;
  const rowsFrom = (text = "") => ({ selector: row, count: PAGE_SIZE, text });
  const firstRow = await openUntil(page, pageAddress(address, name), rowsFrom(clients[0]?.name));
  await page.waitForLoadState("networkidle");
  const heap = await usedHeap(devtools);
  const shown = [await readRows(page, subject)];

  const nextPages: number[] = [];
  for (let turn = 1; turn <= REPEATS; turn += 1) {
    nextPages.push(await clickUntil(page, nextPage, rowsFrom(clients[turn * PAGE_SIZE]?.name)));
  }
  shown.push(await readRows(page, subject));

  const filters: number[] = [];
  for (const region of REGIONS.slice(1, REPEATS + 1)) {
    await page.locator(nameFilter).first().fill(region);
    filters.push(await clickUntil(page, submit, rowsFrom(findClients({ name: region })[0]?.name)));
  }
  shown.push(await readRows(page, subject));
  const measures = { firstRow, nextPage: quantile(nextPages, 0.5), filter: quantile(filters, 0.5), heap };
  return { shown, measures };
}

async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}
