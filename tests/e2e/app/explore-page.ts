import { expect, type Page } from "@playwright/test";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { findQueries } from "../../generated/addresses.ts";
import { pageAt } from "../../generated/planned-screens.ts";
import { signInToApi } from "./api.ts";
import { keepBooks } from "./books.ts";
import { addCompany, removeCompanies } from "./companies.ts";
import { exploreScreen, type Look, tabsOf } from "./explore-screen.ts";
import { addDepartment, addRole } from "./organisation.ts";
import { payrollWithAll } from "./payroll.ts";
import { type PlannedPage, readScreen } from "./planned-screens.ts";
import { raiseOrdersInEachState } from "./work-orders.ts";

/**
 * Makes something that every action of the page is allowed on, named after the purpose; gives the page's address, with
 * what a list that leads there hands over.
 */
export async function prepareFor(
  app: { readonly address: string },
  { path, plan }: PlannedPage,
  purpose: string,
): Promise<string> {
  const colleague = await signInToApi(app.address, "zhoumy");
  const company = await addCompany(colleague, `上海${plan.title}${purpose}有限公司`);
  await colleague.post("/api/fcp/web/customerProfile/contact/save", {
    qyid: company.companyId,
    name: "周到",
    phone: "13612345678",
  });
  await removeCompanies(colleague, await addCompany(colleague, `上海${plan.title}${purpose}已删有限公司`));
  await addDepartment(colleague, `${plan.title}${purpose}部`);
  await addRole(colleague, `${plan.title}${purpose}`);
  if (path === "/accountCenter/workOrder")
    await raiseOrdersInEachState(colleague, company.companyId, "zhoumy");
  if (path === "/customer/detail") {
    await keepBooks(colleague, company.companyId);
    return `${path}?companyId=${company.companyId}`;
  }
  const isPayslip = path === "/accountCenter/salary/generateCard";
  if (isPayslip || path === "/accountCenter/salary/detail")
    return `${path}?${await payrollWithAll(colleague, `上海${plan.title}${purpose}薪酬有限公司`, isPayslip)}`;
  const [query = {}] = await findQueries(pageAt(path), colleague);
  const search = new URLSearchParams(query);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Explores the open page, tab by tab where it has some, and a screen behind several of them once; gives the actions that no button was found for. */
export async function explorePage(
  page: Page,
  plan: ScreenPlan,
  look: (screen: string) => Look,
  screenOf: (id: string) => ScreenPlan = readScreen,
): Promise<readonly string[]> {
  if (plan.kind !== "tabs") return await exploreScreen(page, plan, look(plan.title));
  const missing: string[] = [];
  const ways = new Map(plan.items.map((item) => [item.screen, item] as const));
  await expect(tabsOf(page, plan.title).first()).toBeVisible();
  for (const { label, screen, visible } of ways.values()) {
    const tab = tabsOf(page, plan.title).first().getByRole("tab", { name: label, exact: true });
    // It may be for some of what a page is given alone.
    if (visible !== undefined && (await tab.count()) === 0) continue;
    await tab.click();
    missing.push(...(await exploreScreen(page, screenOf(screen), look(label))));
  }
  return missing;
}
