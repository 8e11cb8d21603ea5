import { actionsBehindMore, actionLines, shownActions } from "../oracles/action-oracle.ts";
import type { Row } from "../oracles/cell-oracle.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { rowScope } from "../oracles/row-scope.ts";
import type { Scope } from "../oracles/viewer.ts";
import type { ListState } from "./find-list-faults.ts";
import { listTable } from "./list-table.ts";
import { flatten, openNodeMenu } from "./start-action.ts";
import { faultsAfterWaiting, type ListVisit } from "./visit.ts";

/** The entries of the longest menu of a row, and of that of a node. */
export async function findMenuFaults(list: ListVisit, { rows, scope }: ListState): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const faults: Fault[] = [];
  const more = longest(rows, (row) => actionsBehindMore(plan.rowActions, rowScope(scope, row, plan), viewer));
  if (more) {
    const line = listTable(page, plan).locator("tbody > tr").nth(more.at);
    await line.getByRole("button", { name: "更多", exact: true }).click();
    faults.push(
      ...(await compareMenu(
        list,
        `${name} / row menu`,
        actionLines(more.actions, rowScope(scope, more.row, plan)),
      )),
    );
  }
  if (!plan.aside) return faults;
  const nodes = flatten(exchanges.latest(plan.aside.source.call)?.result, plan.aside.children);
  const nodeActions = plan.aside.nodeActions;
  const inTree = longest(nodes, (node) => shownActions(nodeActions, { ...scope, node }, viewer));
  if (!inTree) return faults;
  await openNodeMenu(list, inTree.row);
  const seen: Scope = { ...scope, node: inTree.row };
  return [...faults, ...(await compareMenu(list, `${name} / node menu`, actionLines(inTree.actions, seen)))];
}

async function compareMenu(
  list: ListVisit,
  where: string,
  expected: readonly string[],
): Promise<readonly Fault[]> {
  const { page } = list;
  const items = page.getByRole("menu").last().getByRole("menuitem");
  const faults = await faultsAfterWaiting(list, async () =>
    compare(where, expected, await items.allInnerTexts()),
  );
  await page.keyboard.press("Escape");
  await items.first().waitFor({ state: "hidden" });
  return faults;
}

function longest<Action>(rows: readonly Row[], find: (row: Row) => readonly Action[]) {
  const menus = rows
    .map((row, at) => ({ at, row, actions: find(row) }))
    .filter((entry) => entry.actions.length > 0);
  return menus.toSorted((a, b) => b.actions.length - a.actions.length)[0];
}
