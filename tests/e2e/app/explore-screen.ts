import { expect, type Locator, type Page } from "@playwright/test";
import type { ActionPlan, ListPlan, ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { dataRows } from "./list-screen.ts";
import { needsConfirm, beginsLike, readsLike } from "./planned-screens.ts";

/** Looks at the page as it stands, or at the part that a selector names; `state` says what was done to it. */
export type Look = (state: string, within?: string) => Promise<void>;

interface Exploration {
  readonly page: Page;
  readonly plan: ScreenPlan;
  readonly look: Look;
  /** Kinds of popups that were seen before. */
  readonly popups: Set<string>;
  /** Actions that no button was found for. */
  readonly missing: Set<string>;
}

/** Gives the button that starts an action, if one is on show. */
type Find = (label: RegExp) => Promise<Locator | null>;

const VIEW_NAMES = { table: "列表", board: "看板", calendar: "日历", cards: "卡片" } as const;
const DIALOG = '[role="dialog"]';
const POPUPS = ".ant-select-dropdown, .ant-picker-dropdown";
const DIALOG_OR_REFUSAL = '[role="dialog"], [role="alert"]';

/** Looks at the page, then at everything that its plan says it can open; gives the actions it found no button for. */
export async function exploreScreen(page: Page, plan: ScreenPlan, look: Look): Promise<readonly string[]> {
  const exploration = { page, plan, look, popups: new Set<string>(), missing: new Set<string>() };
  await waitUntilIdle(page);
  await look("opened");
  if (plan.kind === "list") await exploreList(exploration, plan);
  else if (plan.kind === "page") await exploreActions(exploration, plan.actions, inToolbar(page));
  return [...exploration.missing];
}

async function exploreList(exploration: Exploration, plan: ListPlan): Promise<void> {
  const { page, look } = exploration;
  const more = page.getByRole("search").getByRole("button", { name: "展开" });
  // The filters fold once they have been laid out.
  await expect(async () => {
    if ((await more.count()) > 0) await more.click({ timeout: 2000 });
  }).toPass();
  await openPopups(exploration, page.getByRole("search"));
  for (const name of ["常用筛选", "一句话筛选", "列设置"]) {
    const button = page.getByRole("button", { name, exact: true });
    if ((await button.count()) === 0) continue;
    await button.click();
    await look(name, DIALOG);
    await page.keyboard.press("Escape");
  }
  await exploreViews(exploration, plan);
  await exploreActions(exploration, plan.toolbar, inToolbar(page));
  await exploreActions(exploration, plan.aside?.toolbar ?? [], inToolbar(page));
  await exploreActions(exploration, plan.aside?.nodeActions ?? [], inTree(page));
  const tabs = plan.tabs?.items ?? [null];
  for (const tab of tabs) {
    if (tab)
      await tabsOf(page, plan.title)
        .last()
        .getByRole("tab", { name: beginsLike(tab.label) })
        .click();
    await waitUntilIdle(page);
    const isMissing = ({ id }: ActionPlan) => tab === tabs[0] || exploration.missing.has(id);
    await exploreActions(exploration, plan.rowActions.filter(isMissing), inRows(page));
    if (plan.selectionActions.length === 0 || (await dataRows(page).count()) === 0) continue;
    const box = dataRows(page).locator("input[data-check]:not([aria-disabled])").first();
    if ((await box.count()) === 0) continue;
    await box.check();
    if (tab === tabs[0]) await look("row ticked", "main");
    await exploreActions(exploration, plan.selectionActions.filter(isMissing), inToolbar(page));
    await box.uncheck();
  }
}

/** Looks at the rows in each other way, and goes back to the table. */
async function exploreViews({ page, look }: Exploration, { views = [] }: ListPlan): Promise<void> {
  const open = (as: keyof typeof VIEW_NAMES) =>
    page.getByRole("radio", { name: VIEW_NAMES[as], exact: true }).check();
  for (const { as } of views) {
    await open(as);
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await waitUntilIdle(page);
    await look(as, "main");
    await open("table");
    await waitUntilIdle(page);
  }
}

/** The strips of tabs of this name: that of a page comes before that of a list in it. */
export function tabsOf(page: Page, title: string): Locator {
  return page.getByRole("tablist", { name: title, exact: true });
}

async function exploreActions(
  exploration: Exploration,
  actions: readonly ActionPlan[],
  find: Find,
): Promise<void> {
  const { page, plan, look, missing } = exploration;
  for (const action of actions) {
    if (!needsConfirm(action, plan.calls)) continue;
    const button = await find(readsLike(action.label));
    if (!button) {
      missing.add(action.id);
      continue;
    }
    missing.delete(action.id);
    await button.click();
    const dialog = page.getByRole("dialog");
    const refusal = page.getByRole("alert");
    await expect(dialog.or(refusal).first()).toBeVisible();
    await waitUntilIdle(page);
    await look(action.id, DIALOG_OR_REFUSAL);
    if ((await dialog.count()) === 0) continue;
    await openPopups(exploration, dialog);
    await leaveEmpty(dialog, () => look(`${action.id}, left empty`, DIALOG));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
}

/** Opens one control of each kind that has a popup. */
async function openPopups({ page, look, popups }: Exploration, within: Locator): Promise<void> {
  for (const kind of ["listbox", "tree", "dialog"]) {
    // Out of sight it is a button; an attribute of the button states its kind.
    const control = within.locator(`button[role="combobox"][aria-haspopup="${kind}"]:enabled`).first();
    if (popups.has(kind) || (await control.count()) === 0) continue;
    popups.add(kind);
    await control.click();
    const popup = page.locator(POPUPS).filter({ visible: true }).first();
    await expect(popup).toBeVisible();
    // A list that the server searches sends its request a moment after it has opened.
    await expect(popup.getByText("加载中")).toHaveCount(0);
    await waitUntilIdle(page);
    await look(`popup ${kind}`);
    await page.keyboard.press("Escape");
    // A date closes with the next frame; until then Esc is for it, not for the dialog.
    await expect(popup).toBeHidden();
  }
}

/** Sends a form that has an empty required field; nothing is sent then. */
async function leaveEmpty(dialog: Locator, look: () => Promise<void>): Promise<void> {
  const empty = dialog.locator('input[type="text"][aria-required="true"][value=""]');
  if ((await empty.count()) === 0) return;
  await dialog.getByRole("button").last().click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await look();
}

const enabled = { disabled: false };

function inToolbar(page: Page): Find {
  return async (name) => {
    const inSight = await onShow(page.getByRole("button", { name, ...enabled }));
    const bar = page.getByRole("group", { name: "已选的行" });
    return inSight ?? (await inMenus(page, bar.getByRole("button", { name: "更多" }), name));
  };
}

function inRows(page: Page): Find {
  return async (name) => {
    const inSight = await onShow(dataRows(page).getByRole("button", { name, ...enabled }));
    return inSight ?? (await inMenus(page, dataRows(page).getByRole("button", { name: "更多" }), name));
  };
}

function inTree(page: Page): Find {
  return async (name) => {
    for (const item of await page.getByRole("tree").getByRole("treeitem").all()) {
      await item.hover();
      const button = await inMenus(page, item.getByRole("button"), name);
      if (button) return button;
    }
    return null;
  };
}

async function inMenus(page: Page, buttons: Locator, name: RegExp): Promise<Locator | null> {
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    const menuItem = await onShow(page.getByRole("menuitem", { name, ...enabled }));
    if (menuItem) return menuItem;
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
  return null;
}

async function onShow(locator: Locator): Promise<Locator | null> {
  return (await locator.count()) > 0 ? locator.first() : null;
}

/** Nothing on the page waits any more. */
async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator(`[aria-busy="true"]`).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("status", { name: "加载中" })).toHaveCount(0);
}
