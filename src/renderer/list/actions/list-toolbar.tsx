import type { ReactNode } from "react";
import { Button } from "../../button.tsx";
import { ColumnSettings } from "../settings/column-settings/column-settings.tsx";
import type { ColumnPanelProps } from "../settings/column-settings/column-panel.tsx";
import { SelectionBar } from "../selection/selection-bar.tsx";
import { SelectionActions } from "./selection-actions.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";
import type { Tree } from "../tree/use-tree.ts";
import type { ListActions } from "./use-list-actions.ts";
import type { Selection } from "../selection/use-selection.ts";
import type { TickedTotal } from "../selection/use-ticked-totals.ts";

interface ListToolbarProps {
  readonly actions: ListActions;
  readonly selection: Selection;
  /** The ticks are kept around the list, where they are shown. */
  readonly isKept: boolean;
  /** Of the ticked rows. */
  readonly totals: readonly TickedTotal[];
  /** Takes all ticks away. */
  readonly onClear: () => void;
  /** Absent: the rows are not shown in columns. */
  readonly settings?: ColumnPanelProps;
  readonly onRefresh: () => void;
  /** Of a list whose rows stand below each other. */
  readonly tree: Pick<Tree, "hasBranches" | "isAllOpen" | "toggleAll"> | undefined;
  /** Beside 刷新. */
  readonly children: ReactNode;
}

/** The actions on the list and on the ticked rows, and the settings of its columns. */
export function ListToolbar(props: ListToolbarProps) {
  const { actions, selection, isKept, totals, onClear, settings, onRefresh, tree, children } = props;
  // All of them do not fit into one line; a second one would push the rows away from under the pointer that ticks them.
  const hasTicks = selection.keys.size > 0 && actions.selection.length > 0;
  return (
    <div className="list-toolbar">
      {(hasTicks ? actions.toolbar.filter(({ plan }) => plan.readsTicks) : actions.toolbar).map((action) => (
        <ToolbarButton
          key={action.plan.id}
          action={action}
          actions={actions}
          onStart={() => actions.start(actions.toolbar, action.plan.id)}
        />
      ))}
      {!isKept && (
        <SelectionBar count={selection.keys.size} totals={totals} onClear={onClear}>
          <SelectionActions actions={actions} />
        </SelectionBar>
      )}
      <span className="list-tools">
        {tree?.hasBranches && (
          <Button onClick={tree.toggleAll}>{tree.isAllOpen ? "全部收起" : "全部展开"}</Button>
        )}
        {children}
        <Button onClick={onRefresh}>刷新</Button>
        {settings && <ColumnSettings {...settings} />}
      </span>
    </div>
  );
}
