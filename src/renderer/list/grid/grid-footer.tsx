import type { Row } from "../../../fields/field-view.ts";
import type { CallState } from "../data/use-call.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { ACTIONS_STYLE } from "./grid-row.tsx";

interface GridFooterProps {
  readonly label: string;
  readonly totals: CallState<Row>;
  readonly columns: readonly GridColumn[];
  /** Narrow cells before the first column. */
  readonly before: number;
  readonly hasActions: boolean;
}

/** The totals, each formatted like its column; the label stands in the first cell. */
export function GridFooter({ label, totals, columns, before, hasActions }: GridFooterProps) {
  const [first, ...others] = columns;
  const { state, retry } = totals;
  if (!first) return null;
  const isSticky = before > 0 || first.style !== undefined;
  return (
    <tfoot aria-busy={state.status === "loading"}>
      <tr>
        <th
          scope="row"
          colSpan={before + 1}
          className={isSticky ? "grid-fixed grid-stay-left" : ""}
          style={{ left: 0, minWidth: before * CHECK_WIDTH }}
        >
          {label}
          {state.status === "loading" && <span className="grid-quiet"> 计算中...</span>}
          {state.status === "failed" && (
            <span role="alert">
              {" "}
              加载失败
              <button type="button" className="grid-link" title={state.message} onClick={retry}>
                重试
              </button>
            </span>
          )}
        </th>
        {others.map((column) => (
          <td key={column.id} className={column.className} style={column.style}>
            {state.status === "ready" && column.total(state.value)}
          </td>
        ))}
        {hasActions && (
          <td
            aria-label="操作"
            className="grid-fixed grid-stay-right grid-edge-right"
            style={ACTIONS_STYLE}
          />
        )}
      </tr>
    </tfoot>
  );
}
