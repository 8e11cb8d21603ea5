import { actionsForTicks, selectionButtons, shownActions } from "../oracles/action-oracle.ts";
import { isBlank, plain, type Row } from "../oracles/cell-oracle.ts";
import { compare, type Fault } from "../oracles/fault.ts";
import { allButton, isNarrowed, reasonAgainstTick } from "../oracles/list-oracle.ts";
import { maySee, mayDo, text } from "../oracles/viewer.ts";
import { listTabs, type ListState } from "./find-list-faults.ts";
import { listTable } from "./list-table.ts";
import { faultsAfterWaiting, type ListVisit } from "./visit.ts";

/** Toolbar, tabs, tree and the buttons for ticked rows, as this viewer has them. */
export async function findPartFaults(list: ListVisit, state: ListState): Promise<readonly Fault[]> {
  const tick = selectionPlace(list, state);
  if (tick !== undefined) await tickRow(list, tick);
  const faults = await faultsAfterWaiting(list, () => compareParts(list, state, tick));
  if (tick !== undefined) await tickRow(list, tick);
  return faults;
}

/** The row, from 0, that is ticked to see what can be done with ticked rows; undefined when none can be. */
function selectionPlace({ plan, viewer }: ListVisit, { rows, scope }: ListState): number | undefined {
  if (!plan.selectionActions.some((action) => mayDo(viewer, action))) return undefined;
  const at = rows.findIndex((row) => reasonAgainstTick(plan, row, scope) === undefined);
  return at === -1 ? undefined : at;
}

/** Ticks a row, or takes its tick away. */
export async function tickRow({ page, plan }: ListVisit, at: number): Promise<void> {
  const table = listTable(page, plan);
  await table.getByRole("checkbox", { name: `选择第 ${at + 1} 行`, exact: true }).click();
}

async function compareParts(
  list: ListVisit,
  { rows, scope }: ListState,
  tick: number | undefined,
): Promise<readonly Fault[]> {
  const { page, plan, name, viewer, exchanges } = list;
  const selection = tick === undefined ? [] : rows.slice(tick, tick + 1);
  const listScope = { ...scope, list: { selection }, selection, rows: selection };
  const labels = (actions: typeof plan.toolbar) =>
    shownActions(actions, listScope, viewer).map(({ label }) => text(label, listScope));
  const bar = page.getByRole("button", { name: "刷新", exact: true }).locator("xpath=../..");
  const counts = plan.tabs?.counts && (exchanges.latest(plan.tabs.counts.call)?.result as Row | undefined);
  const tabs = plan.tabs?.items
    .filter((item) => maySee(viewer, item))
    .map(({ id, label, count = id }) =>
      typeof counts?.[count] === "number" ? `${label} (${counts[count]})` : label,
    );
  const aside = plan.aside && page.getByRole("complementary", { name: plan.aside.title, exact: true });
  return [
    ...compare(
      `${name} / toolbar`,
      [
        ...labels(tick === undefined ? plan.toolbar : actionsForTicks(plan.toolbar)),
        ...(tick === undefined
          ? []
          : ["清空", ...selectionButtons(plan.selectionActions, listScope, viewer)]),
        ...(plan.tree ? [allButton(plan.tree, rows, isNarrowed(scope))] : []),
        ...(plan.filters.filter((filter) => maySee(viewer, filter)).length > 2 ? ["一句话筛选"] : []),
        "刷新",
        "列设置",
      ],
      await bar.getByRole("button").allInnerTexts(),
    ),
    ...(tabs ? compare(`${name} / tabs`, tabs, await listTabs(list).allInnerTexts()) : []),
    ...(plan.aside && aside
      ? [
          ...(await compareToolbar(`${name} / aside toolbar`, labels(plan.aside.toolbar), list)),
          ...compare(
            `${name} / aside nodes`,
            [plan.aside.all, ...nodeLines(plan.aside, exchanges.latest(plan.aside.source.call)?.result)],
            await aside.getByRole("treeitem").evaluateAll((items) =>
              items.map((item) =>
                [...item.querySelectorAll("span")]
                  .filter(
                    (span) =>
                      span.children.length === 0 && !span.closest("[role=treeitem] [role=presentation]"),
                  )
                  .map((span) => span.textContent ?? "")
                  .filter(Boolean)
                  .join(" "),
              ),
            ),
          ),
        ]
      : []),
  ];
}

async function compareToolbar(
  where: string,
  expected: readonly string[],
  { page, plan }: ListVisit,
): Promise<readonly Fault[]> {
  const aside = page.getByRole("complementary", { name: plan.aside?.title ?? "", exact: true });
  // The button that folds the tree has a name of its own, and the buttons of the nodes stand in the tree.
  const seen = await aside.locator("button:not([aria-label]):not([role=tree] button)").allInnerTexts();
  return compare(where, expected, seen);
}

/** The lines of a tree that is open all the way, each with its number. */
function nodeLines(aside: NonNullable<ListVisit["plan"]["aside"]>, nodes: unknown): readonly string[] {
  const entries = Array.isArray(nodes) ? (nodes as readonly Row[]) : [];
  return entries.flatMap((node) => [
    [node[aside.label], aside.count === undefined ? undefined : node[aside.count]]
      .filter((part) => !isBlank(part))
      .map(plain)
      .join(" "),
    ...nodeLines(aside, node[aside.children]),
  ]);
}
