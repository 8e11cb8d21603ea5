import { expect, type Locator, type Page } from "@playwright/test";
import { choose, rowOf, startMore } from "../e2e/app/list-screen.ts";

/** The place where the page says that the application stands. */
const WRITTEN_ADDRESS = /^http:\/\/[^/]+/;

/** The page follows a changed file once the whole project has been checked, in ms. */
const FOLLOWS_WITHIN = 60_000;

type Doing = (page: Page, names: readonly string[], address: string) => Promise<void>;

/** Every instruction of the pages for the browser; `…` stands for a name in backticks. */
const SENTENCES: Readonly<Record<string, Doing>> = {
  "Open … as ….": async (page, [link = "", account = ""], address) => {
    await page.goto(link.replace(WRITTEN_ADDRESS, address));
    await page.getByRole("button", { name: account }).click();
  },
  "Press ….": async (page, [button = ""]) => {
    await inFront(page)
      .getByRole("button", { name: button, exact: true })
      .last()
      .click({ timeout: FOLLOWS_WITHIN });
  },
  "Press … in the row of ….": async (page, [button = "", row = ""]) => {
    await rowOf(page, row).getByRole("button", { name: button, exact: true }).click();
  },
  "Type … into ….": async (page, [text = "", field = ""]) => {
    await inFront(page).getByRole("textbox", { name: field, exact: true }).fill(text);
  },
  "Go to … of the menu.": async (page, [entry = ""]) => {
    await page.getByRole("navigation").getByRole("link", { name: entry, exact: true }).click();
  },
  "Choose … in ….": async (page, [entry = "", field = ""]) => {
    await choose(inFront(page), field, entry);
  },
  "Choose … in …, found by ….": async (page, [entry = "", field = "", typed = ""]) => {
    await choose(inFront(page), field, entry, typed);
  },
  "Press … under … in the row of ….": async (page, [button = "", , row = ""]) => {
    await startMore(rowOf(page, row), button);
  },
  "The dialog … opens.": async (page, [title = ""]) => {
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  },
  "The dialog … is gone.": async (page, [title = ""]) => {
    await expect(page.getByRole("dialog", { name: title })).toBeHidden();
  },
  "You see ….": async (page, [text = ""]) => {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  },
  "You see … in the row of ….": async (page, [text = "", row = ""]) => {
    await expect(rowOf(page, row).getByRole("cell", { name: text, exact: true })).toBeVisible();
  },
  "There is no … in the row of ….": async (page, [button = "", row = ""]) => {
    await expect(rowOf(page, row)).toBeVisible();
    await expect(rowOf(page, row).getByRole("button", { name: button, exact: true })).toBeHidden();
  },
  "… is gone.": async (page, [text = ""]) => {
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  },
};

/** Does in the browser what a step of the page says. Throws on a sentence that it cannot do. */
export async function useScreen(page: Page, text: string, address: string): Promise<void> {
  for (const sentence of text.match(/[^`.]*(?:`[^`]*`[^`.]*)*\./g) ?? [text]) {
    const names = [...sentence.matchAll(/`([^`]*)`/g)].map(([, name = ""]) => name);
    const doing = SENTENCES[sentence.replaceAll(/`[^`]*`/g, "…").trim()];
    if (!doing) throw new Error(`no browser can do this: ${sentence.trim()}`);
    await doing(page, names, address);
  }
}

/** The dialog that stands before the user, else the page. */
function inFront(page: Page): Locator {
  return page.getByRole("dialog").filter({ visible: true }).last().or(page.locator("body")).last();
}
