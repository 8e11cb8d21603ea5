import type { Locator, Page } from "@playwright/test";

/** The dialog that shows what would become of a file. */
export function planOf(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: new RegExp(`^导入${title}：`) });
}

/** Imports what the plan says. */
export async function importPlanned(page: Page, title: string): Promise<void> {
  const plan = planOf(page, title);
  await plan.getByRole("button", { name: "导入", exact: true }).click();
}
