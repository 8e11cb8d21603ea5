import "./list.css";
import { ProTable } from "@ant-design/pro-components";
import { useEffect, useMemo, type ReactNode } from "react";
import { warmAntdControls } from "../../fields/load-antd-controls.ts";
import type { ListPlan } from "../../schema/plan/screen-plan.ts";
import { useDialogs } from "../dialog/use-dialogs.tsx";
import type { Screen } from "../screen.ts";
import { Grid } from "./grid.tsx";
import { CHECK_WIDTH, compileColumns } from "./grid-columns.tsx";
import { ListBody } from "./list-body.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { Pager } from "./pager.tsx";
import { QueryForm } from "./query-form.tsx";
import { actionsWidth } from "./actions-width.ts";
import { useList } from "./use-list.ts";
import { useListActions } from "./use-list-actions.ts";
import { useSelection } from "./use-selection.ts";

/** A planned list: filters, toolbar, rows, pager and dialogs. */
export function ListView({ screen }: { readonly screen: Screen<ListPlan> }) {
  const { plan, host, environment } = screen;
  const { state, store } = useList(screen);
  const selection = useSelection(state.rows);
  const dialogs = useDialogs(screen);
  const actions = useListActions({ screen, state, store, selection, open: dialogs.open });
  const selectable = actions.selection.length > 0;
  const after = actionsWidth(actions.row.map((action) => action.plan.label));
  const columns = useMemo(
    () =>
      compileColumns({
        columns: plan.columns,
        fields: host.fields,
        environment,
        before: selectable ? CHECK_WIDTH : 0,
        after,
      }),
    [plan, host.fields, environment, selectable, after],
  );
  useEffect(warmAntdControls, []);
  const { query, answered } = state;

  const body = (
    <ListBody
      state={state}
      columns={columns}
      filtered={Object.keys(query.filters).length > 0}
      onRetry={() => void store.load(query)}
    >
      <Grid
        label={plan.title}
        columns={columns}
        rows={state.rows}
        offset={(answered.page - 1) * answered.size}
        total={state.total}
        busy={state.busy}
        actions={actions.row}
        actionsWidth={after}
        scope={actions.rowScope}
        runningAt={actions.runner.runningAt}
        onStart={actions.startRow}
        {...(selectable && { selection })}
      />
    </ListBody>
  );
  return (
    <div className="list">
      {plan.filters.length > 0 && (
        <QueryForm
          screen={screen}
          filters={query.filters}
          onSubmit={(filters) => {
            selection.clear();
            void store.load({ ...query, filters, page: 1 });
          }}
        />
      )}
      <ListShell
        toolbar={
          <ListToolbar
            actions={actions}
            selection={selection}
            onRefresh={() => void actions.reload("list")}
          />
        }
      >
        {body}
        {plan.calls[plan.source.call]?.paging && (
          <Pager query={query} total={state.total} onChange={(next) => void store.load(next)} />
        )}
      </ListShell>
      {dialogs.element}
    </div>
  );
}

const NO_ROWS: readonly [] = [];

/** ProTable around our own rows: it gives the frame, and draws no row itself. */
function ListShell({ toolbar, children }: { readonly toolbar: ReactNode; readonly children: ReactNode }) {
  const frame = (
    <div className="list-frame">
      {toolbar}
      {children}
    </div>
  );
  return (
    <ProTable
      className="list-table"
      search={false}
      options={false}
      pagination={false}
      toolBarRender={false}
      dataSource={NO_ROWS}
      tableViewRender={() => frame}
    />
  );
}
