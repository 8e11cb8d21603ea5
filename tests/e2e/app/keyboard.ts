import { expect, type Locator, type Page } from "@playwright/test";
import { question } from "./list-screen.ts";

/** More stops than a user would take to get anywhere. */
const PATIENCE = 60;

/** Presses Tab until the focus is there; what cannot be reached so is not usable without a mouse. */
export async function tabTo(page: Page, target: Locator, stops = PATIENCE): Promise<void> {
  await pressUntil(page, "Tab", target, stops);
}

/** The way back. */
export async function tabBackTo(page: Page, target: Locator, stops = PATIENCE): Promise<void> {
  await pressUntil(page, "Shift+Tab", target, stops);
}

/** Goes to a button, a link or a row and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  if (!(await isFocused(target))) await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a text input and puts the text in place of what is there. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  if (!(await isFocused(target))) await tabTo(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Goes to a select or a tree, types what the entry is to be found by and takes it. */
export async function pick(page: Page, control: Locator, entry: string): Promise<void> {
  if (!(await isFocused(control))) await tabTo(page, control);
  // A key that is typed before the whole control stands there would be lost.
  await expect(control.and(page.locator("input"))).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(
    page.getByRole("option").or(page.getByRole("treeitem")).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.keyboard.type(entry);
  const active = page.locator('[class*="option-active"], [class*="treenode-active"]');
  await expect(active.filter({ visible: true })).toContainText(entry);
  await page.keyboard.press("Enter");
  // A select of several stays open for the next one.
  if ((await control.getAttribute("aria-expanded")) === "true") await page.keyboard.press("Escape");
}

/** Goes to a date and types it. */
export async function typeDay(page: Page, control: Locator, ...days: readonly string[]): Promise<void> {
  if (!(await isFocused(control))) await tabTo(page, control);
  for (const day of days) {
    await expect(page.locator("input:focus")).toBeVisible();
    await page.keyboard.type(day);
    await page.keyboard.press("Enter");
  }
}

/** Walks down the menu that has just opened, and takes an entry. */
export async function takeEntry(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  const labels = await page.getByRole("menuitem", { disabled: false }).allTextContents();
  const place = labels.findIndex((label) => label.trim() === name);
  for (let step = 0; step < place; step += 1) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Says yes to a question that cannot be taken back: its focus begins at 取消. */
export async function agree(page: Page, text: RegExp): Promise<void> {
  await expect(question(page, text).getByRole("button", { name: /取\s?消/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** Waits until a question listens, then presses a key: before, the key would go to what stands behind it. */
export async function answer(page: Page, text: string | RegExp, key: "Enter" | "Escape"): Promise<void> {
  await expect(question(page, text).locator("button:focus")).toBeVisible();
  await page.keyboard.press(key);
}

/** Leaves a dialog or a drawer by Esc, once it has taken the focus from what opened it; that has it again then. */
export async function leave(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => isFocused(opener)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function isFocused(target: Locator): Promise<boolean> {
  return await target.evaluateAll((elements) =>
    elements.some((element) => element === document.activeElement),
  );
}

async function pressUntil(page: Page, key: string, target: Locator, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`${stops} times ${key} does not lead to ${String(target)}`);
}
