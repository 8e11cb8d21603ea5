import "./list.css";
import { useEffect, useId, useMemo, useState } from "react";
import { warmAntdControls } from "../../fields/antd/load-antd-controls.ts";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { nodeMark, useProbe } from "../probe.ts";
import { BesideHost } from "../dialog/beside-host.ts";
import type { Screen } from "../host.ts";
import { AsidePanel } from "./aside/aside-panel.tsx";
import { copyHandler } from "./copy/copy-handler.ts";
import { ListHead } from "./list-head.tsx";
import { ListRows } from "./list-rows.tsx";
import { Pager } from "./query/pager.tsx";
import { TicksLine } from "./selection/ticks-line.tsx";
import { QueryForm } from "./query/query-form.tsx";
import { useListScreen } from "./use-list-screen.ts";
import { isPaged } from "./views/open-view.ts";

/** A planned list: tree, tabs, filters, toolbar, rows, pager and dialogs. */
export function ListView({ screen }: { readonly screen: Screen<ListPlan> }) {
  const { plan } = screen;
  const list = useListScreen(screen);
  const { shape, state, store, actions, ask } = list;
  const { query } = state;
  const panelId = useId();
  const [besideHost, setBesideHost] = useState<HTMLElement | null>(null);
  const probed = useMemo(() => ({ ...screen, environment: list.environment }), [screen, list.environment]);
  useProbe({
    kind: "list",
    screen: probed,
    scope: actions.listScope,
    rows: state.rows,
    columns: list.columns.grid,
  });
  useEffect(warmAntdControls, []);
  const hasTabs = shape.tabs.length > 0;
  const panel = {
    id: panelId,
    onCopy: copyHandler(screen, list),
    ...(list.beside && { onFocus: list.beside.onFocus }),
    ...(hasTabs && { role: "tabpanel" }),
  };
  return (
    <div className="list" {...nodeMark?.(`screen:${plan.id}`)}>
      {plan.aside && (
        <AsidePanel
          screen={screen}
          aside={plan.aside}
          actions={actions}
          chosen={query.node}
          version={list.versions.aside}
          onChoose={(node) => ask({ node })}
        />
      )}
      <div className="list-main">
        {shape.filters.length > 0 && (
          <QueryForm
            screen={screen}
            environment={list.environment}
            shape={shape}
            scope={list.scope}
            filters={query.filters}
            saved={list.saved}
            onSubmit={(filters) => ask({ filters })}
          />
        )}
        <div className="list-frame">
          <ListHead screen={screen} list={list} panelId={panelId} />
          <div className="list-stage">
            <div className="list-panel" {...panel}>
              <ListRows screen={probed} list={list} />
              {list.canSelect && (
                <TicksLine rows={state.rows} total={state.total} selection={list.selection} all={list.all} />
              )}
              {isPaged(list.view) && state.loaded && plan.calls[plan.source.call]?.paging && (
                <Pager query={query} total={state.total} onChange={(next) => void store.load(next)} />
              )}
            </div>
            {list.beside && <div className="list-beside" ref={setBesideHost} />}
          </div>
        </div>
      </div>
      <BesideHost value={besideHost}>{list.dialogs.element}</BesideHost>
    </div>
  );
}
