import type { Locator, Page } from "@playwright/test";
import type { ListPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** The rows of a list; where they can be changed in place, a sheet; where they stand below each other, a tree. */
export function listTable(page: Page, { title, edit, tree }: ListPlan): Locator {
  return page.getByRole(edit ? "grid" : tree ? "treegrid" : "table", { name: title, exact: true });
}
