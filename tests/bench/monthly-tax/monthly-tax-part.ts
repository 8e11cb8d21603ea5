import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { buildWhenStale } from "../../../scripts/build/build-when-stale.ts";
import { newSession, type StorageState } from "../../e2e/app/session.ts";
import { inFreshPage } from "../browser/fresh-page.ts";
import { clickUntilOtherRows, openUntil } from "../browser/painted.ts";
import { interleave, type Visit } from "../interleave.ts";
import type { Part } from "../part.ts";
import { inMilliseconds, report, type Section, type Subject } from "../report.ts";
import { startFirm } from "./start-firm.ts";

type Key = "firstRow" | "lastPage" | "filter" | "order";

interface Firm extends Subject {
  readonly address: string;
  readonly session: StorageState;
}

const ROOT = path.resolve(import.meta.dirname, "../../..");
const LIST = "/accountCenter/invoice";
const ROW = "tr[data-key]";
/** The largest firm over the smallest. */
const AIM = 2;

/** The monthly tax list of the product over its own server and database, for firms of different size. */
export const monthlyTaxPart: Part = {
  pages: [],
  async *measure({ browser, rounds, clients }) {
    await buildWhenStale(ROOT);
    const started: { readonly stop: () => Promise<void> }[] = [];
    const firmOf = async (count: number): Promise<Firm> => {
      const { address, stop } = await startFirm(count);
      started.push({ stop });
      const session = await newSession(address, "chenjie");
      return { name: String(count), title: `${count} clients`, address, session };
    };
    try {
      const [largest, ...others] = clients.toSorted((left, right) => right - left);
      const firms: [Firm, ...Firm[]] = [await firmOf(largest ?? 0)];
      for (const count of others) firms.push(await firmOf(count));
      const visit = ({ address, session: storageState }: Firm) =>
        inFreshPage(browser, (page) => useList(page, address), { storageState });
      for await (const measured of interleave(firms, rounds, visit)) yield report(sectionOf(firms), measured);
    } finally {
      await Promise.all(started.map(({ stop }) => stop()));
    }
  },
};

function sectionOf(firms: readonly [Firm, ...Firm[]]): Section<Key> {
  return {
    title: "Monthly tax",
    note: "The list of the product with its server and database: opened, its last page, narrowed to those that have to be paid, these in another order.",
    subjects: firms,
    against: firms.at(-1)?.name ?? firms[0].name,
    lines: [
      { key: "firstRow", title: "first row, ms", show: inMilliseconds, aim: AIM },
      { key: "lastPage", title: "last page, ms", show: inMilliseconds, aim: AIM },
      { key: "filter", title: "narrowed, ms", show: inMilliseconds, aim: AIM },
      { key: "order", title: "another order, ms", show: inMilliseconds, aim: AIM },
    ],
  };
}

async function useList(page: Page, address: string): Promise<Visit<Key>> {
  const firstRow = await openUntil(page, address + LIST, { selector: ROW, count: 1 });
  await page.waitForLoadState("networkidle");
  const clickUntilDone = (clicked: Locator) => clickUntilOtherRows(clicked, ROW);
  const pages = page.getByRole("navigation", { name: "分页" }).getByRole("button", { name: /^第 \d+ 页$/ });
  const lastPage = await clickUntilDone(pages.last());
  const filter = await clickUntilDone(page.getByRole("tab", { name: /^待缴款/ }));
  const order = await clickUntilDone(
    page.getByRole("columnheader", { name: "本月税负率" }).getByRole("button"),
  );
  return { shown: [], measures: { firstRow, lastPage, filter, order } };
}
