import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import type { Row } from "../../fields/field-view.ts";
import type { EditPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { Button } from "../button.tsx";
import type { Screen } from "../host.ts";
import { Grid } from "./grid/grid.tsx";
import type { GridProps } from "./grid/grid-props.ts";
import { GridFooter } from "./grid/grid-footer.tsx";
import { ListBody } from "./grid/list-body.tsx";
import { missingFilters } from "./data/list-params.ts";
import { clearedQuery, isNarrowed } from "./query/cleared-query.ts";
import type { ListSort } from "./query/list-query.ts";
import { sheetRights } from "../sheet/sheet-rights.ts";
import type { ListScreen } from "./use-list-screen.ts";
import { isPaged } from "./views/open-view.ts";
import { ViewRows } from "./views/view-rows.tsx";

/** Apart, because most lists are for reading. */
const sheetPart = createDeferred(async () => (await import("../sheet/sheet-grid.tsx")).SheetGrid);

interface ListRowsProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
}

/** The rows of a list with all that belongs to them. */
export function ListRows({ screen, list }: ListRowsProps) {
  const { plan } = screen;
  const { shape, state, store, actions, columns, selection, canSelect, detail, tree, view } = list;
  const { query, answered, rows } = state;
  const isSheet = plan.edit !== undefined;
  const part = useSyncExternalStore(sheetPart.subscribe, sheetPart.state);
  useEffect(() => {
    // Beside the rows: those that came before it would be drawn twice.
    if (isSheet) sheetPart.load();
  }, [isSheet]);
  const grid: GridProps = {
    label: plan.title,
    columns: columns.grid,
    rows: tree?.rows ?? rows,
    rowHeight: columns.rowHeight,
    isCompact: columns.isCompact,
    offset: (answered.page - 1) * answered.size,
    total: state.total,
    busy: state.busy,
    sort: query.sort,
    onSort: (column) => void store.load({ ...query, sort: nextSort(query.sort, column), page: 1 }),
    onResize: columns.onResize,
    actions: actions.row,
    links: actions.links,
    actionsWidth: list.after,
    scopeOf: actions.scopeOf,
    runningAt: actions.runner.runningAt,
    onStart: actions.startRow,
    detail,
    ...(tree && { tree: tree.view }),
    ...(canSelect && { selection }),
    toneOf: list.toneOf,
    currentKey: list.beside?.currentKey,
  };
  return (
    <ListBody
      state={state}
      isWaiting={isSheet && !view && part.status === "loading"}
      columns={columns.grid}
      onClear={isNarrowed(query, shape) ? () => list.ask(clearedQuery(shape)) : undefined}
      missing={missingFilters(shape, query, list.scope)}
      onRetry={() => void store.load(query)}
      tellsEmpty={isPaged(view) && !hasEmptyLine(screen, list)}
    >
      {list.trouble !== null && (
        <output className="list-notice">
          {list.trouble}
          <button type="button" className="grid-link" onClick={() => void actions.reload("list")}>
            刷新
          </button>
        </output>
      )}
      {view ? (
        <ViewRows screen={screen} list={list} view={view} />
      ) : plan.edit ? (
        <SheetRows screen={screen} list={list} grid={grid} edit={plan.edit} />
      ) : (
        <Grid {...grid} footer={<Totals plan={plan} list={list} />} />
      )}
    </ListBody>
  );
}

/** A sheet to which rows can be added shows the line for them in place of the words. */
function hasEmptyLine(screen: Screen<ListPlan>, { view, scope }: ListScreen): boolean {
  const { edit } = screen.plan;
  return edit !== undefined && !view && sheetRights(screen, edit, scope).canAdd;
}

interface SheetRowsProps extends ListRowsProps {
  readonly grid: GridProps;
  readonly edit: EditPlan;
}

/** Rows that can be changed; without that part, rows for reading. */
function SheetRows({ screen, list, grid, edit }: SheetRowsProps) {
  const part = useDeferred(sheetPart);
  const footer = (adjust?: (totals: Row) => Row) => (
    <Totals plan={screen.plan} list={list} {...(adjust && { adjust })} />
  );
  if (part.status !== "ready") {
    return (
      <>
        {part.status === "failed" && (
          <div className="list-failure" role="alert">
            <span>修改功能加载失败，下面的数据只能查看</span>
            <Button size="small" onClick={sheetPart.load}>
              重试
            </Button>
          </div>
        )}
        <Grid {...grid} footer={footer()} />
      </>
    );
  }
  const Sheet = part.part;
  return (
    <Sheet
      screen={screen}
      plan={edit}
      grid={grid}
      plans={list.columns.plans}
      hidden={list.columns.hidden}
      onShow={list.columns.onShow}
      store={list.store}
      scope={list.scope}
      onReload={() => list.actions.reload("list")}
      footer={footer}
    />
  );
}

interface TotalsProps {
  readonly plan: ListPlan;
  readonly list: ListScreen;
  readonly adjust?: (totals: Row) => Row;
}

function Totals({ plan, list, adjust }: TotalsProps): ReactNode {
  const { totals, columns, canSelect, detail } = list;
  if (!plan.summary || !totals || list.state.rows.length === 0) return null;
  const { state } = totals;
  const adjusted =
    adjust && state.status === "ready"
      ? { ...totals, state: { ...state, value: adjust(state.value) } }
      : totals;
  return (
    <GridFooter
      label={plan.summary.label}
      totals={adjusted}
      columns={columns.grid}
      before={(canSelect ? 1 : 0) + (detail ? 1 : 0)}
      hasActions={list.after > 0}
    />
  );
}

/** Ascending, then descending, then as the server orders them. */
function nextSort(sort: ListSort | null, column: string): ListSort | null {
  if (sort?.column !== column) return { column, order: "ascending" };
  return sort.order === "ascending" ? { column, order: "descending" } : null;
}
