import { memo, type ReactNode } from "react";
import type { Row } from "../../../fields/field-view.ts";
import type { CompiledAction } from "../../action/compile-action.ts";
import type { Scope } from "../../host.ts";
import { CellLines } from "./cell-lines.tsx";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { BranchMark } from "../tree/branch-mark.tsx";
import type { TreeNode } from "../tree/tree-rows.ts";
import { LinkedValue } from "../actions/linked-value.tsx";
import { RowActions } from "../actions/row-actions.tsx";
import type { KeyedRow } from "../data/rows-page.ts";
import type { RowTone } from "../row-rules/row-tones.ts";
import { RowBox } from "./row-box.tsx";
import { ToneMark } from "../row-rules/tone-mark.tsx";
import type { RowExtras } from "./row-extras.ts";
import type { WindowPart } from "./window-parts.ts";

interface RowCellsProps {
  readonly entry: KeyedRow;
  readonly columns: readonly GridColumn[];
  /** The parts of them that are drawn; absent: all. */
  readonly parts?: readonly WindowPart[] | undefined;
  /** Cells before them. */
  readonly before?: number;
  readonly actions: readonly CompiledAction[];
  readonly links?: readonly CompiledAction[] | undefined;
  /** Names that its actions see. */
  readonly scopeOf: (row: Row) => Scope;
  /** Ids of the actions that are running on this row. */
  readonly running: readonly string[];
  readonly onStart: (rowKey: string, actionId: string) => void;
  readonly extras?: RowExtras | undefined;
  /** Absent: it does not stand out. */
  readonly tone?: RowTone | undefined;
  /** Its place among rows below each other; absent: none of them is. */
  readonly node?: TreeNode;
  /** Undefined: no row stands below it. */
  readonly isBranchOpen?: boolean | undefined;
}

interface GridRowProps extends RowCellsProps {
  /** Position in the whole list, from 1, the head's rows included. */
  readonly position: number;
  /** Number of the row for people. */
  readonly number: number;
  readonly selectable: boolean;
  readonly selected: boolean;
  /** The reason why it cannot be ticked. */
  readonly obstacle: string | undefined;
  /** Tab leads to this row; the arrow keys lead on to the others. */
  readonly isEntry: boolean;
  /** It is shown beside the others. */
  readonly isCurrent: boolean;
  /** True while the table below the row is open; absent: there is none. */
  readonly open?: boolean;
  readonly detailId?: string;
}

export const ACTIONS_STYLE = { right: 0 };
const CHECK_STYLES = new Map([0, CHECK_WIDTH].map((left) => [left, { left, width: CHECK_WIDTH }]));

/** The edge offset at which a narrow cell sticks. */
export function checkStyle(left: number) {
  return CHECK_STYLES.get(left);
}

/** One row; drawn again only when something of it changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { entry, selectable, selected, open, node, isBranchOpen } = props;
  return (
    <tr
      data-key={entry.key}
      {...(node && {
        "aria-level": node.level,
        "aria-posinset": node.position,
        "aria-setsize": node.siblings,
        "aria-expanded": isBranchOpen,
      })}
      aria-rowindex={props.position}
      tabIndex={props.isEntry ? 0 : -1}
      {...(props.isCurrent && { "aria-current": true })}
      {...(selectable && props.obstacle === undefined && { "aria-selected": selected })}
      {...(props.tone && { "data-tone": props.tone.as })}
    >
      {open !== undefined && (
        <td className="grid-fixed grid-stay-left grid-check" style={checkStyle(0)}>
          <button
            type="button"
            className="grid-expand"
            data-expand
            aria-expanded={open}
            aria-label={`展开第 ${props.number} 行`}
            {...(open && { "aria-controls": props.detailId })}
          />
        </td>
      )}
      {selectable && (
        <td
          className="grid-fixed grid-stay-left grid-check"
          style={checkStyle(open === undefined ? 0 : CHECK_WIDTH)}
        >
          {!entry.isNew && (
            <RowBox name={`选择第 ${props.number} 行`} selected={selected} obstacle={props.obstacle} />
          )}
        </td>
      )}
      <RowCells {...props} before={(selectable ? 1 : 0) + (open === undefined ? 0 : 1)} />
    </tr>
  );
});

/** The values of a row and its actions. */
export function RowCells(props: RowCellsProps) {
  const { entry, columns, parts, actions } = props;
  return (
    <>
      {parts === undefined
        ? columns.map((column, index) => drawCell(column, index, props))
        : parts.map((part) => drawPart(part, props))}
      {actions.length > 0 && (
        <td className="grid-fixed grid-stay-right grid-edge-right grid-actions" style={ACTIONS_STYLE}>
          {!entry.isNew && (
            <RowActions
              actions={actions}
              scope={props.scopeOf(entry.row)}
              running={props.running}
              onStart={(actionId) => props.onStart(entry.key, actionId)}
            />
          )}
        </td>
      )}
    </>
  );
}

function drawPart(part: WindowPart, props: RowCellsProps): ReactNode {
  if (part.kind === "gap") {
    return (
      <td
        key={`gap ${part.from}`}
        aria-hidden="true"
        aria-label="未显示的列"
        className="grid-gap"
        colSpan={part.count}
      />
    );
  }
  const column = props.columns[part.index];
  return column && drawCell(column, part.index, props, (props.before ?? 0) + part.index + 1);
}

/** A cell; with its place in the row, from 1, where others are left out. */
function drawCell(column: GridColumn, index: number, props: RowCellsProps, place?: number): ReactNode {
  const { entry, node } = props;
  const extra = props.extras?.cellOf(column.id, index);
  return (
    <td
      key={column.id}
      className={extra?.className ? `${column.className} ${extra.className}` : column.className}
      style={column.style}
      aria-colindex={place}
      data-card={column.card && column.id}
      {...extra?.attributes}
    >
      {extra?.mark}
      {props.tone && index === 0 && <ToneMark tone={props.tone} />}
      {node && index === 0 && <BranchMark node={node} isOpen={props.isBranchOpen} />}
      {!extra?.isBlank && (
        <CellLines column={column} row={entry.row}>
          {column.action === undefined || entry.isNew ? (
            column.cell(entry.row)
          ) : (
            <LinkedValue {...props} cell={column.cell} row={entry.row} action={column.action} />
          )}
        </CellLines>
      )}
      {extra?.over}
    </td>
  );
}
