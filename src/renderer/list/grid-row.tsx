import { memo } from "react";
import type { CompiledAction } from "../action/compile-action.ts";
import type { Scope } from "../screen.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { RowActions } from "./row-actions.tsx";
import type { KeyedRow } from "./rows-page.ts";

interface GridRowProps {
  readonly entry: KeyedRow;
  /** Position in the whole list, from 1; the head is row 1. */
  readonly position: number;
  readonly columns: readonly GridColumn[];
  readonly actions: readonly CompiledAction[];
  readonly scope: Scope;
  /** Ids of the actions that are running on this row. */
  readonly running: readonly string[];
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly onStart: (rowKey: string, actionId: string) => void;
}

export const CHECK_STYLE = { left: 0, width: CHECK_WIDTH };
export const ACTIONS_STYLE = { right: 0 };

/** One row; drawn again only when something of it changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { entry, columns, actions, selectable, selected } = props;
  return (
    <tr
      data-key={entry.key}
      aria-rowindex={props.position}
      {...(selectable && { "aria-selected": selected })}
    >
      {selectable && (
        <td className="grid-fixed grid-check" style={CHECK_STYLE}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={`选择第 ${props.position - 1} 行`}
            data-check
            readOnly
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={column.className} style={column.style}>
          {column.cell(entry.row)}
        </td>
      ))}
      {actions.length > 0 && (
        <td className="grid-fixed grid-edge-right grid-actions" style={ACTIONS_STYLE}>
          <RowActions
            actions={actions}
            scope={props.scope}
            row={entry.row}
            running={props.running}
            onStart={(actionId) => props.onStart(entry.key, actionId)}
          />
        </td>
      )}
    </tr>
  );
});
