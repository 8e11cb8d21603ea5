import type { PagePlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { holds, maySee } from "../oracles/viewer.ts";
import { findDetailFaults } from "./find-detail-faults.ts";
import { findRequestFaults, findRowFaults, openList, openTab } from "./find-list-faults.ts";
import { findMenuFaults } from "./find-menu-faults.ts";
import { findPartFaults } from "./find-part-faults.ts";
import { findViewFaults } from "./find-view-faults.ts";
import { faultsAfterWaiting, type ListVisit, type Visit } from "./visit.ts";

/** Everything that an open screen shows is what its plan makes of what the server answered. */
export async function findDisplayFaults(open: Visit): Promise<readonly Fault[]> {
  if (isList(open)) return findListFaults(open);
  if (isDetail(open)) return findDetailFaults(open);
  return faultsAfterWaiting(open, async () => [
    ...(await compareTabs(open)),
    ...(await compareSurface(open)),
  ]);
}

/** The tabs of a page; what stands behind each is a screen of its own. */
async function compareTabs({ page, plan, name, viewer, scope }: Visit): Promise<readonly Fault[]> {
  if (plan.kind !== "tabs") return [];
  const tabs = plan.items.filter((item) => maySee(viewer, item) && holds(item.visible, scope));
  const strip = page.getByRole("tablist", { name: plan.title, exact: true });
  return compare(
    `${name} / tabs`,
    tabs.map(({ label }) => label),
    await strip.getByRole("tab").allInnerTexts(),
  );
}

/** Of what is written by hand, or elsewhere, only that it is there, and whole. */
async function compareSurface({ page, plan, name }: Visit): Promise<readonly Fault[]> {
  if (plan.kind !== "custom" && plan.kind !== "embed") return [];
  const words = await page.getByRole("main").innerText();
  return compare(`${name} / surface`, true, words.trim() !== "" && !/⚠|出错|失败|新版本/.test(words));
}

/** A list as it opens, with each of its tabs and with all of its columns. */
async function findListFaults(list: ListVisit): Promise<readonly Fault[]> {
  const { page, plan } = list;
  const opening = await openList(list);
  const faults = [
    ...findRequestFaults(list, opening.question),
    ...(await findRowFaults(list, opening.question)),
    ...(await findPartFaults(list, opening)),
    ...(await findMenuFaults(list, opening)),
  ];
  let { question } = opening;
  const tabs = plan.tabs?.items.filter((item) => maySee(list.viewer, item)) ?? [];
  for (const tab of tabs.slice(1)) {
    await openTab(list, tab);
    question = { ...question, tab: tab.id };
    faults.push(...findRequestFaults(list, question), ...(await findRowFaults(list, question)));
  }
  faults.push(...(await findViewFaults(list, question)));
  const optional = plan.columns.filter((column) => column.optional === true && maySee(list.viewer, column));
  if (optional.length === 0) return faults;
  await page.getByRole("button", { name: "列设置", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "列设置" });
  for (const { title } of optional) await panel.getByRole("checkbox", { name: title, exact: true }).check();
  await page.keyboard.press("Escape");
  return [...faults, ...(await findRowFaults(list, question, true))];
}

export function isList(open: Visit): open is ListVisit {
  return open.plan.kind === "list";
}

export function isDetail(open: Visit): open is Visit<PagePlan> {
  return open.plan.kind === "page";
}
