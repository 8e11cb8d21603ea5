import type { Page } from "@playwright/test";
import { shellCalls } from "../../src/request/generated/shell-calls.ts";
import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { mode } from "../oracles/viewer.ts";
import { findActionFaults } from "./find-action-faults.ts";
import { findDetailFaults } from "./find-detail-faults.ts";
import { isDetail, isList } from "./find-display-faults.ts";
import { findRequestFaults, findRowFaults, openList } from "./find-list-faults.ts";
import { findMenuFaults } from "./find-menu-faults.ts";
import { findPartFaults } from "./find-part-faults.ts";
import { faultsAfterWaiting, type Visit } from "./visit.ts";

/** The way to take a code away: altogether, or all but looking. */
export type Loss = "without" | "view";

interface MenuEntry {
  readonly code: string;
  readonly operationFlag: number;
}

/** Answers from now on the user's permissions as if they had lost this code. Only the last loss counts. */
export async function lose(page: Page, code: string, loss: Loss): Promise<void> {
  const isMenu = (url: URL) => url.pathname === shellCalls["permission.userMenu"].path;
  await page.unroute(isMenu);
  await page.route(isMenu, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { readonly result: readonly MenuEntry[] };
    const others = envelope.result.filter((entry) => entry.code !== code);
    const lost = envelope.result.filter((entry) => entry.code === code);
    const kept = loss === "view" ? lost.map((entry) => ({ ...entry, operationFlag: 2 })) : [];
    await route.fulfill({ response, json: { ...envelope, result: [...others, ...kept] } });
  });
}

/** An open screen has what its viewer may see and do, and nothing else. `code` is the one that they lost. */
export async function findPermissionFaults(
  open: Visit,
  code: string,
  route: readonly string[],
): Promise<readonly Fault[]> {
  const isShut = route.every(
    (candidate) => mode(open.viewer, { permission: candidate }) === "denied" && candidate !== "signed-in",
  );
  if ((route.length > 0 && isShut) || mode(open.viewer, open.plan) === "denied") return findShutFaults(open);
  const faults: Fault[] = [];
  if (isList(open)) {
    const state = await openList(open);
    faults.push(
      ...findRequestFaults(open, state.question),
      ...(await findRowFaults(open, state.question)),
      ...(await findPartFaults(open, state)),
      ...(await findMenuFaults(open, state)),
    );
  }
  if (isDetail(open)) faults.push(...(await findDetailFaults(open)));
  const actions = actionsOf(
    open.plan,
    dialogsToOpen(open.plan, code, mode(open.viewer, open.plan) === "view"),
  );
  return actions.length === 0 ? faults : [...faults, ...(await findActionFaults(open, { actions }))];
}

/** Nothing of the screen, and words why. */
async function findShutFaults(open: Visit): Promise<readonly Fault[]> {
  const { page, name } = open;
  return faultsAfterWaiting(open, async () => {
    const shown = await page.locator("table, dl, search").count();
    const words = await page.locator("body").innerText();
    return [
      ...compare(`${name} / content`, 0, shown),
      ...compare(
        `${name} / words`,
        "没有权限",
        /没有访问权限|没有此页面的权限|暂无权限/.test(words) ? "没有权限" : words,
      ),
    ];
  });
}

/** The dialogs that tell of the code: those that ask for it, and the first form of a screen that is for reading only. */
function dialogsToOpen(plan: ScreenPlan, code: string, isReadOnly: boolean): readonly string[] {
  if (!("dialogs" in plan)) return [];
  const dialogs = Object.values(plan.dialogs);
  const guarded = dialogs.filter(({ permission }) => permission === code).map(({ id }) => id);
  return isReadOnly
    ? [...guarded, ...dialogs.filter(({ kind }) => kind === "form").map(({ id }) => id)]
    : guarded;
}

/** The actions that lead to one of these dialogs, through another one too. */
function actionsOf(plan: ScreenPlan, dialogs: readonly string[]): readonly string[] {
  if (dialogs.length === 0 || !("dialogs" in plan)) return [];
  const outer = Object.values(plan.dialogs)
    .filter((dialog) => "actions" in dialog && dialog.actions.some((action) => opens(action, dialogs)))
    .map(({ id }) => id);
  const wanted = [...dialogs, ...outer];
  const all =
    plan.kind === "list"
      ? [...plan.toolbar, ...plan.rowActions, ...plan.selectionActions, ...(plan.aside?.nodeActions ?? [])]
      : plan.actions;
  return all.filter((action) => opens(action, wanted)).map(({ id }) => id);
}

function opens({ do: steps }: { readonly do: readonly unknown[] }, dialogs: readonly string[]): boolean {
  const text = JSON.stringify(steps);
  return dialogs.some((id) => text.includes(`"open":"${id}"`));
}
