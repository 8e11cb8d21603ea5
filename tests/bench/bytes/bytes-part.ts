import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { buildWhenStale, bundleServerWhenStale } from "../../../scripts/build/build-when-stale.ts";
import { startApp } from "../../e2e/app/running-app.ts";
import { inFreshPage } from "../browser/fresh-page.ts";
import { pageAddress } from "../build-pages.ts";
import type { Part } from "../part.ts";
import { inKilobytes, report, type Section } from "../report.ts";
import { loadedBytes } from "./loaded-bytes.ts";

type Key = "firstRow" | "idle";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const LIST = "/setting/userManage";
const OURS = { name: "ours", title: "ours" };
const PRO_SHELL = { name: "pro-shell", title: "ProLayout + ProTable" } as const;

const SECTION: Section<Key> = {
  title: "Bytes",
  note: "JavaScript and CSS of the product with sign-in, menu, tabs and a first list, as compressed on the wire.",
  subjects: [OURS, PRO_SHELL],
  against: PRO_SHELL.name,
  lines: [
    { key: "firstRow", title: "until the first row, KB", show: inKilobytes, aim: 0.8 },
    { key: "idle", title: "with what is fetched when idle, KB", show: inKilobytes, aim: 0.8 },
  ],
};

/** The built product with its own server against a hand-written shell. Files have the same size every time: one round. */
export const bytesPart: Part = {
  pages: [PRO_SHELL.name],
  async *measure({ browser, address }) {
    await bundleServerWhenStale(ROOT);
    await buildWhenStale(ROOT);
    // The builds before have made this a process of production, where the demonstration has to be switched on.
    const app = await startApp({ DEMO: "1" });
    const openOurs = async (page: Page) => {
      await page.goto(app.address + LIST);
      await page.getByRole("button", { name: "chenjie" }).click();
      // The sign-in leads back to a new document, which loads all that the first one did.
      await page.waitForURL((url) => url.pathname === LIST);
    };
    const openTheirs = async (page: Page) => {
      await page.goto(pageAddress(address, PRO_SHELL.name));
    };
    try {
      const ours = await countBytes(browser, openOurs, "tr[data-key]");
      const theirs = await countBytes(browser, openTheirs, ".ant-table-row");
      yield report(SECTION, [{ [OURS.name]: ours, [PRO_SHELL.name]: theirs }]);
    } finally {
      await app.stop();
    }
  },
};

/** Opens the list in a browser that never finds itself idle, then in an ordinary one. */
async function countBytes(
  browser: Browser,
  open: (page: Page) => Promise<void>,
  row: string,
): Promise<{ readonly [key in Key]: number }> {
  const count = (isBusy: boolean) =>
    inFreshPage(browser, async (page) => {
      if (isBusy) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await open(page);
      const shownAt = await page.evaluate((selector) => window.probe.painted(selector, 1, ""), row);
      if (isBusy) return await loadedBytes(page, shownAt);
      await page.waitForLoadState("networkidle");
      return await loadedBytes(page);
    });
  return { firstRow: await count(true), idle: await count(false) };
}
