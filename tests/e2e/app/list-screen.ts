import { expect, type Locator, type Page } from "@playwright/test";

/** The row of the list with this text in one of its cells. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("cell", { name: text, exact: true }) });
}

/** The rows of the list with data, without the head and the totals. */
export function dataRows(within: Page | Locator): Locator {
  return within.locator("table.grid").getByRole("rowgroup").nth(1).getByRole("row");
}

/** The texts of a column, in the order of the rows on show; in a wide table it is scrolled to first. */
export async function columnTexts(page: Page, title: string): Promise<readonly string[]> {
  const head = page.getByRole("columnheader", { name: new RegExp(`^${title}(?: |$)`) });
  await head.scrollIntoViewIfNeeded();
  return await head.evaluate(async (cell) => {
    // The columns that come into sight are drawn in the frame after the scrolling.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const table = cell.closest("table");
    const id = cell.querySelector<HTMLElement>("[data-resize]")?.dataset.resize;
    const place = [...(table?.querySelectorAll("col") ?? [])].findIndex(
      ({ dataset }) => dataset.column === id,
    );
    return [...(table?.querySelectorAll("tbody tr[data-key]") ?? [])].map(({ children }) => {
      const placed = [...children].find(({ ariaColIndex }) => ariaColIndex === String(place + 1));
      return (placed ?? children[place])?.textContent ?? "";
    });
  });
}

/** Chooses an entry of a select or a tree, after typing what it is to be found by. */
export async function choose(
  within: Locator,
  label: string,
  entry: string | RegExp,
  typed = "",
): Promise<void> {
  const page = within.page();
  // The chosen value lies over the input of the select, which takes the click all the same.
  const control = within.getByRole("combobox", { name: label });
  const open = control.and(page.locator('[aria-expanded="true"]'));
  // Lists that were opened before stay in the page, hidden.
  const list = page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden)");
  const option = list.getByTitle(entry, { exact: true }).last();
  let wasChosen: boolean | undefined;
  // A list that is just closing may lie over the control still, and take the click; a list that is slow to open is
  // closed by a second one. Entries that come after the typing are not searched until something is typed again.
  await expect(async () => {
    if ((await open.count()) === 0) await control.click({ force: true });
    await expect(open).toHaveCount(1, { timeout: 2000 });
    if (typed !== "") {
      await control.fill("");
      await control.fill(typed);
    }
    const isChosen = await isSelected(option);
    wasChosen ??= isChosen;
    // A click that was given up has been one all the same, and another would take an entry of several back.
    if (isChosen === wasChosen) await option.click({ timeout: 3000 });
  }).toPass();
  // Under load a key may overtake the list's own timers, which then keep it open.
  await expect(async () => {
    await control.press("Tab");
    await expect(open).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

async function isSelected(option: Locator): Promise<boolean> {
  const classes = (await option.getAttribute("class", { timeout: 3000 })) ?? "";
  return classes.split(" ").includes("ant-select-item-option-selected");
}

/** The bar with the actions on the ticked rows. */
export function tickedRows(page: Page): Locator {
  return page.getByRole("group", { name: "已选的行" });
}

/** Starts an action of a row, or of the ticked rows, that stands behind 更多. */
export async function startMore(place: Locator, action: string): Promise<void> {
  await place.getByRole("button", { name: "更多" }).click();
  await place.page().getByRole("menuitem", { name: action, exact: true }).click();
}

/** The question that stands before the user. */
export function question(page: Page, text: string | RegExp): Locator {
  return page.getByRole("dialog", { name: text });
}

/** The address of a list that is narrowed by one filter. */
export function filtered(path: string, filter: string, text: string): string {
  return `${path}?f.${filter}=${encodeURIComponent(text)}`;
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Expects a short message, which lies over the page: a row may say the same, and stand before it. */
export async function toast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
}
