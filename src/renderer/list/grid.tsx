import "./grid.css";
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type ChangeEvent,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import type { CompiledAction } from "../action/compile-action.ts";
import type { ActionRunner } from "../action/use-action-runner.ts";
import type { Scope } from "../screen.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import type { KeyedRow } from "./rows-page.ts";

interface GridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  /** Rows of the list before this page, and in all. */
  readonly offset: number;
  readonly total: number;
  readonly busy: boolean;
  readonly actions: readonly CompiledAction[];
  readonly actionsWidth: number;
  readonly scope: Scope;
  readonly runningAt: ActionRunner["runningAt"];
  readonly onStart: (rowKey: string, actionId: string) => void;
  /** Absent: rows cannot be ticked. */
  readonly selection?: {
    readonly keys: ReadonlySet<string>;
    readonly toggle: (entries: readonly KeyedRow[], on: boolean) => void;
  };
}

/** One real table with a head and edge columns that stay; a handful of handlers serve all its rows. */
export const Grid = memo(function Grid(props: GridProps) {
  const { columns, rows, selection } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);
  const { start, ...handlers } = useMemo(() => createHandlers(() => latest.current), []);
  const width =
    columns.reduce((sum, column) => sum + column.width, selection ? CHECK_WIDTH : 0) + props.actionsWidth;
  return (
    <section className="grid-scroller" aria-label={props.label}>
      <table
        className="grid"
        style={{ minWidth: width }}
        aria-label={props.label}
        aria-busy={props.busy}
        aria-rowcount={props.total + 1}
        {...handlers}
      >
        <colgroup>
          {selection && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
          {props.actionsWidth > 0 && <col style={{ width: props.actionsWidth }} />}
        </colgroup>
        <GridHead
          columns={columns}
          rows={rows}
          hasActions={props.actionsWidth > 0}
          {...(selection && { selection })}
        />
        <tbody>
          {rows.map((entry, index) => (
            <GridRow
              key={entry.key}
              entry={entry}
              position={props.offset + index + 2}
              columns={columns}
              actions={props.actions}
              scope={props.scope}
              running={props.runningAt(entry.key)}
              selectable={selection !== undefined}
              selected={selection?.keys.has(entry.key) ?? false}
              onStart={start}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

function createHandlers(read: () => GridProps) {
  const start = (rowKey: string, actionId: string) => read().onStart(rowKey, actionId);
  return {
    start,
    onClick: (event: MouseEvent<HTMLTableElement>) => {
      const link = closest(event.target, "[data-action]");
      const rowKey = closest(link, "tr[data-key]")?.dataset.key;
      if (link?.dataset.action !== undefined && rowKey !== undefined) start(rowKey, link.dataset.action);
    },
    onChange: (event: ChangeEvent<HTMLTableElement>) => {
      const box: unknown = event.target;
      if (!(box instanceof HTMLInputElement) || box.dataset.check === undefined) return;
      const { rows, selection } = read();
      const rowKey = closest(box, "tr[data-key]")?.dataset.key;
      selection?.toggle(rowKey === undefined ? rows : rows.filter(({ key }) => key === rowKey), box.checked);
    },
    onMouseOver: showCutText,
    onFocus: showCutText,
  };
}

// One handler in place of a tooltip per cell.
function showCutText(event: SyntheticEvent): void {
  const cell = closest(event.target, "td, th");
  if (!cell || cell.classList.contains("grid-actions")) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? "";
  else if (cell.title !== "") cell.removeAttribute("title");
}

function closest(target: unknown, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
