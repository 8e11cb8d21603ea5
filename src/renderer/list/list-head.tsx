import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../host.ts";
import { ListToolbar } from "./actions/list-toolbar.tsx";
import { ListTabs } from "./query/list-tabs.tsx";
import { SentenceFilter } from "./sentence/sentence-filter.tsx";
import type { ListScreen } from "./use-list-screen.ts";
import { ViewSwitch } from "./views/view-switch.tsx";

interface ListHeadProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
  /** Id of the element with the rows. */
  readonly panelId: string;
}

/** The line above the rows: tabs, actions, and the ways to look at them. */
export function ListHead({ screen, list, panelId }: ListHeadProps) {
  const { plan } = screen;
  const { shape, actions, ask, view } = list;
  const { query } = list.state;
  return (
    <div className="list-head">
      {shape.tabs.length > 0 && (
        <ListTabs
          label={plan.title}
          tabs={shape.tabs}
          open={query.tab}
          counts={plan.tabs?.counts ? list.counts : null}
          panelId={panelId}
          onOpen={(tab) => {
            if (tab !== query.tab) ask({ tab });
          }}
        />
      )}
      <ListToolbar
        actions={actions}
        selection={list.selection}
        isKept={list.isKept}
        totals={list.tickedTotals}
        onClear={list.untick}
        {...(!view && { settings: list.columns.settings })}
        onRefresh={() => void actions.reload("list")}
        tree={list.tree}
      >
        {plan.views && <ViewSwitch views={plan.views} open={view?.as ?? "table"} onOpen={list.look} />}
        <SentenceFilter screen={screen} list={list} />
      </ListToolbar>
    </div>
  );
}
