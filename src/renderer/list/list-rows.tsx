import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { Grid } from "./grid/grid.tsx";
import { GridFooter } from "./grid/grid-footer.tsx";
import { ListBody } from "./grid/list-body.tsx";
import { missingFilters } from "./data/list-params.ts";
import { clearedQuery, isNarrowed } from "./query/cleared-query.ts";
import type { ListSort } from "./query/list-query.ts";
import type { ListScreen } from "./use-list-screen.ts";

interface ListRowsProps {
  readonly plan: ListPlan;
  readonly list: ListScreen;
}

/** The rows of a list with all that belongs to them. */
export function ListRows({ plan, list }: ListRowsProps) {
  const { shape, state, store, actions, columns, totals, selection, canSelect, detail } = list;
  const { query, answered, rows } = state;
  return (
    <ListBody
      state={state}
      columns={columns.grid}
      onClear={isNarrowed(query, shape) ? () => list.ask(clearedQuery(shape)) : undefined}
      missing={missingFilters(shape, query, list.scope)}
      onRetry={() => void store.load(query)}
    >
      {list.trouble !== null && (
        <output className="list-notice">
          {list.trouble}
          <button type="button" className="grid-link" onClick={() => void actions.reload("list")}>
            刷新
          </button>
        </output>
      )}
      <Grid
        label={plan.title}
        columns={columns.grid}
        rows={rows}
        rowHeight={columns.rowHeight}
        isCompact={columns.isCompact}
        offset={(answered.page - 1) * answered.size}
        total={state.total}
        busy={state.busy}
        sort={query.sort}
        onSort={(column) => void store.load({ ...query, sort: nextSort(query.sort, column), page: 1 })}
        onResize={columns.onResize}
        actions={actions.row}
        actionsWidth={list.after}
        scope={actions.rowScope}
        runningAt={actions.runner.runningAt}
        onStart={actions.startRow}
        detail={detail}
        {...(canSelect && { selection })}
        footer={
          plan.summary &&
          totals &&
          rows.length > 0 && (
            <GridFooter
              label={plan.summary.label}
              totals={totals}
              columns={columns.grid}
              before={(canSelect ? 1 : 0) + (detail ? 1 : 0)}
              hasActions={list.after > 0}
            />
          )
        }
      />
    </ListBody>
  );
}

/** Ascending, then descending, then as the server orders them. */
function nextSort(sort: ListSort | null, column: string): ListSort | null {
  if (sort?.column !== column) return { column, order: "ascending" };
  return sort.order === "ascending" ? { column, order: "descending" } : null;
}
