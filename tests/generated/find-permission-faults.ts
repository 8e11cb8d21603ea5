import { shellCalls } from "../../src/request/generated/shell-calls.ts";
import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { RoutePlan } from "../../src/schema/plan/plans/shell-plan.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { mode } from "../oracles/viewer.ts";
import { findActionFaults } from "./find-action-faults.ts";
import { findDetailFaults } from "./find-detail-faults.ts";
import { isDetail, isList } from "./find-display-faults.ts";
import { findRequestFaults, findRowFaults, openList } from "./find-list-faults.ts";
import { findMenuFaults } from "./find-menu-faults.ts";
import { findPartFaults } from "./find-part-faults.ts";
import type { StandIn } from "./stand-in.ts";
import { faultsAfterWaiting, isRouteShut, type Visit } from "./visit.ts";

/** The way to take codes away: altogether, or all but looking. */
export type Loss = "without" | "view";

interface MenuEntry {
  readonly code: string;
  readonly operationFlag: number;
}

/** Answers from now on the user's permissions as if they had lost these codes. Only the last loss counts. */
export async function lose(standIn: StandIn, codes: readonly string[], loss: Loss): Promise<void> {
  await standIn.put("lost permissions", {
    path: shellCalls["permission.userMenu"].path,
    change: (answer) => {
      const envelope = answer as { readonly result: readonly MenuEntry[] };
      const others = envelope.result.filter((entry) => !codes.includes(entry.code));
      const lost = envelope.result.filter((entry) => codes.includes(entry.code));
      const kept = loss === "view" ? lost.map((entry) => ({ ...entry, operationFlag: 2 })) : [];
      return { ...envelope, result: [...others, ...kept] };
    },
  });
}

/** An open screen has what its viewer may see and do, and nothing else. `codes` are those that they lost. */
export async function findPermissionFaults(
  open: Visit,
  codes: readonly string[],
  route: RoutePlan,
): Promise<readonly Fault[]> {
  const isPageShut = isRouteShut(route, open.viewer);
  if (isPageShut && route.requiresAuth) return findHomeFaults(open);
  if (!isPageShut && open.tab && mode(open.viewer, open.tab) === "denied")
    return findTabFaults(open, open.tab.label);
  if (isPageShut || mode(open.viewer, open.plan) === "denied") return findShutFaults(open, route.path);
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
    dialogsToOpen(open.plan, codes, mode(open.viewer, open.plan) === "view"),
  );
  return actions.length === 0 ? faults : [...faults, ...(await findActionFaults(open, { actions }))];
}

/** Some addresses that may not be opened lead to the home page, without a word. */
async function findHomeFaults(open: Visit): Promise<readonly Fault[]> {
  return faultsAfterWaiting(open, async () =>
    compare(`${open.name} / place`, "/workbench/index", new URL(open.page.url()).pathname),
  );
}

/** The page of the tab without it. */
async function findTabFaults({ page, ...open }: Visit, label: string): Promise<readonly Fault[]> {
  return faultsAfterWaiting(open, async () => [
    ...compare(`${open.name} / page`, true, (await page.getByRole("tab").count()) > 0),
    ...compare(`${open.name} / tab`, 0, await page.getByRole("tab", { name: label, exact: true }).count()),
  ]);
}

/** Faults of a shut screen, which must show no part of itself, or another page, with the reason. */
async function findShutFaults(open: Visit, path: string): Promise<readonly Fault[]> {
  const { page, name } = open;
  return faultsAfterWaiting(open, async () => {
    const isThere = new URL(page.url()).pathname === path;
    const shown = isThere ? await page.locator("table, dl, search").count() : 0;
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

/** The dialogs that show the effect of the codes: those that require one; of a screen for reading only, the forms. */
function dialogsToOpen(plan: ScreenPlan, codes: readonly string[], isReadOnly: boolean): readonly string[] {
  if (!("dialogs" in plan)) return [];
  const dialogs = Object.values(plan.dialogs);
  const guarded = dialogs
    .filter(({ permission }) => permission !== undefined && codes.includes(permission))
    .map(({ id }) => id);
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
