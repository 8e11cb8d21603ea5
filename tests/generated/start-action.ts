import type { ActionPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { isEnabled, isFolded, isLink, shownActions } from "../oracles/action-oracle.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { reasonAgainstTick } from "../oracles/list-oracle.ts";
import { rowScope } from "../oracles/row-scope.ts";
import { text, type Scope } from "../oracles/viewer.ts";
import type { ListState } from "./find-list-faults.ts";
import { tickRow } from "./find-part-faults.ts";
import { listTable } from "./list-table.ts";
import type { ListVisit } from "./visit.ts";

/** The place of a list's action. */
type Place = "toolbar" | "row" | "selection" | "asideToolbar" | "node";

export interface PlacedAction {
  readonly place: Place;
  readonly action: ActionPlan;
  /** All those of its place. */
  readonly among: readonly ActionPlan[];
}

/** An action that can be started now, and how. */
export interface Start {
  /** The scope of the action's expressions. */
  readonly scope: Scope;
  readonly start: () => Promise<void>;
  /** Takes back what had to be done before. */
  readonly undo: () => Promise<void>;
}

export function listActions({ plan }: ListVisit): readonly PlacedAction[] {
  const at = (place: Place, among: readonly ActionPlan[]) =>
    among.map((action) => ({ place, action, among }));
  return [
    ...at("toolbar", plan.toolbar),
    ...at("row", plan.rowActions),
    ...at("selection", plan.selectionActions),
    ...at("asideToolbar", plan.aside?.toolbar ?? []),
    ...at("node", plan.aside?.nodeActions ?? []),
  ];
}

/** The steps that start an action, on the first row or node where it is enabled; undefined when there is none. */
export function findStart(list: ListVisit, placed: PlacedAction, state: ListState): Start | undefined {
  const { page, plan, viewer, exchanges } = list;
  const { action, among, place } = placed;
  const isReady = (scope: Scope) =>
    shownActions([action], scope, viewer).length > 0 && isEnabled(action, scope);
  const listScope = { ...state.scope, list: { selection: [] }, selection: [] };
  const nothing = () => Promise.resolve();
  const click = async (scope: Scope, within = page.locator("button:not(table button):not(aside button)")) => {
    await page
      .getByRole("button", { name: text(action.label, scope), exact: true })
      .and(within)
      .last()
      .click();
  };
  if (place === "toolbar" || place === "asideToolbar") {
    const within = page.locator(
      place === "toolbar" ? "button:not(table button):not(aside button)" : "aside button",
    );
    return isReady(listScope)
      ? { scope: listScope, start: () => click(listScope, within), undo: nothing }
      : undefined;
  }
  if (place === "node") {
    const nodes = flatten(
      exchanges.latest(plan.aside?.source.call ?? "")?.result,
      plan.aside?.children ?? "",
    );
    const node = nodes.find((candidate) => isReady({ ...listScope, node: candidate }));
    if (!node) return undefined;
    const scope = { ...listScope, node };
    const start = async () => {
      await openNodeMenu(list, node);
      await page.getByRole("menuitem", { name: text(action.label, scope), exact: true }).click();
    };
    return { scope, start, undo: nothing };
  }
  const scopeOf = (row: Row) =>
    place === "row"
      ? rowScope(state.scope, row, plan)
      : { ...listScope, selection: [row], rows: [row], list: { selection: [row] } };
  const isFree = (row: Row) => place === "row" || reasonAgainstTick(plan, row, state.scope) === undefined;
  const at = state.rows.findIndex((row) => isFree(row) && isReady(scopeOf(row)));
  const row = state.rows[at];
  if (!row) return undefined;
  const scope = scopeOf(row);
  if (place === "selection") {
    const start = async () => {
      await tickRow(list, at);
      if (!isFolded(action, among, scope, viewer)) return await click(scope);
      const bar = page.getByRole("group", { name: "已选的行" });
      await bar.getByRole("button", { name: "更多", exact: true }).click();
      await page.getByRole("menuitem", { name: text(action.label, scope), exact: true }).click();
    };
    return { scope, start, undo: () => tickRow(list, at) };
  }
  const line = listTable(page, plan).locator("tbody > tr").nth(at);
  const label = text(action.label, scope);
  const start = async () => {
    if (isLink(action, among, scope, viewer))
      return line.getByRole("button", { name: label, exact: true }).last().click();
    await line.getByRole("button", { name: "更多", exact: true }).click();
    await page.getByRole("menuitem", { name: label, exact: true }).click();
  };
  return { scope, start, undo: nothing };
}

/** Opens the menu of a node of the tree, which shows its button to a pointer alone. */
export async function openNodeMenu({ page, plan }: ListVisit, node: Row): Promise<void> {
  const label = String(node[plan.aside?.label ?? ""]);
  await page
    .getByRole("treeitem")
    .filter({ has: page.getByTitle(label, { exact: true }) })
    .hover();
  await page.getByRole("button", { name: `${label}的操作`, exact: true }).click();
}

/** The nodes of a tree, top to bottom. */
export function flatten(nodes: unknown, children: string): readonly Row[] {
  const entries = Array.isArray(nodes) ? (nodes as readonly Row[]) : [];
  return entries.flatMap((node) => [node, ...flatten(node[children], children)]);
}
