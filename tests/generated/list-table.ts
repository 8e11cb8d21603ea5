import type { Locator, Page } from "@playwright/test";
import type { ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** The rows of a list; where they can be changed in place, a sheet. */
export function listTable(page: Page, { title, edit }: ListPlan): Locator {
  return page.getByRole(edit ? "grid" : "table", { name: title, exact: true });
}
