import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import type { ActionSource } from "../sources/part-source.ts";
import { dangerousLast, planActions, planSteps } from "../plan-actions.ts";
import { DEFAULT_PAGE_SIZE } from "../page-size.ts";
import { planCallUse } from "../plan-call-use.ts";
import { planColumns } from "./plan-columns.ts";
import { planEdit } from "./plan-edit.ts";
import { planDialogs } from "../plan-dialog.ts";
import { planFilters } from "./plan-filters.ts";
import { planSelectable } from "./plan-selectable.ts";
import { planViews } from "./plan-views.ts";
import { readsTicks } from "./reads-ticks.ts";
import type { AsideSource, ListSource } from "../sources/screen-source.ts";
import type { ActionPlan, AsidePlan, ListPlan, PlanBody } from "../plans/screen-plan.ts";

const DEFAULT_ROW_KEY = "id";
const DEFAULT_SUMMARY = "合计";
/** In seconds. */
const DEFAULT_WAITING_LIMIT = 600;

export function planList(list: ListSource, project: Project, contracts: Contracts): PlanBody<ListPlan> {
  const operation = project.operations.get(list.source.call);
  const edited = list.edit && planEdit(list.edit, project);
  const columns = planColumns(list.columns, operation?.row, project, contracts, edited?.sent);
  const rowActions = planActions(list.rowActions, contracts);
  return {
    kind: "list",
    source: planCallUse(list.source),
    rowKey: list.rowKey ?? DEFAULT_ROW_KEY,
    pageSize: list.pageSize ?? DEFAULT_PAGE_SIZE,
    ...planListParts(list, contracts),
    filters: planFilters(list.filters, operation?.request, project, contracts),
    columns,
    ...(list.views && { views: planViews(list.views, operation, columns) }),
    ...(edited && { edit: edited.plan }),
    ...(list.selectable && { selectable: planSelectable(list.selectable, operation) }),
    ...(list.tone && { tone: list.tone }),
    ...planBelowRows(list, project, contracts),
    toolbar: planToolbar(list.toolbar, contracts),
    rowActions: dangerousLast(rowActions),
    selectionActions: dangerousLast([
      ...planActions(list.selectionActions, contracts),
      ...rowActions.filter(({ onRows }) => onRows),
    ]),
    dialogs: planDialogs(list.dialogs, project, contracts),
  };
}

function planToolbar(actions: readonly ActionSource[] | undefined, contracts: Contracts): ActionPlan[] {
  return planActions(actions, contracts).map((plan, at) => {
    const source = actions?.[at];
    return source && readsTicks(source) ? { ...plan, readsTicks: true } : plan;
  });
}

/** The parts above and beside the table, the first order, and the order of rows below each other. */
function planListParts(
  { tabs, aside, order, tree }: ListSource,
  contracts: Contracts,
): Pick<ListPlan, "tabs" | "aside" | "sorted" | "tree"> {
  return {
    ...(tabs && {
      tabs: {
        param: tabs.field,
        items: tabs.items,
        ...(tabs.counts && { counts: planCallUse(tabs.counts) }),
      },
    }),
    ...(aside && { aside: planAside(aside, contracts) }),
    ...(order !== undefined && { sorted: planOrder(order) }),
    ...(tree && { tree: { parent: tree.parent, of: tree.of, opened: tree.opened ?? 1 } }),
  };
}

/** `-createTime`: by the column createTime, the last first. */
function planOrder(order: string): NonNullable<ListPlan["sorted"]> {
  return order.startsWith("-")
    ? { column: order.slice(1), order: "descending" }
    : { column: order, order: "ascending" };
}

function planAside(aside: AsideSource, contracts: Contracts): AsidePlan {
  const { title, value, label, count, param, all } = aside;
  return {
    title,
    source: planCallUse(aside.source),
    value,
    label,
    children: aside.children ?? "children",
    ...(count !== undefined && { count }),
    param,
    all,
    toolbar: planActions(aside.toolbar, contracts),
    nodeActions: planActions(aside.nodeActions, contracts),
  };
}

function planBelowRows(
  { summary, expand, refresh, live }: ListSource,
  project: Project,
  contracts: Contracts,
): Pick<ListPlan, "summary" | "expand" | "refresh" | "live"> {
  return {
    ...(summary && {
      summary: {
        label: summary.label ?? DEFAULT_SUMMARY,
        ...(summary.source && { source: planCallUse(summary.source) }),
        ...(summary.from !== undefined && { from: summary.from }),
      },
    }),
    ...(expand && {
      expand: {
        source: planCallUse(expand.source),
        pageSize: expand.pageSize ?? DEFAULT_PAGE_SIZE,
        columns: planColumns(
          expand.columns,
          project.operations.get(expand.source.call)?.row,
          project,
          contracts,
        ),
      },
    }),
    ...(live && { live: { on: live.on } }),
    ...(refresh && {
      refresh: refresh.map(({ every, rows, source, limit, then }) => ({
        every,
        rows,
        ...(source && { source: planCallUse(source) }),
        limit: limit ?? DEFAULT_WAITING_LIMIT,
        then: planSteps(then, contracts),
      })),
    }),
  };
}
