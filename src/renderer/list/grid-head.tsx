import type { GridColumn } from "./grid-columns.tsx";
import { ACTIONS_STYLE, CHECK_STYLE } from "./grid-row.tsx";
import type { KeyedRow } from "./rows-page.ts";

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  readonly hasActions: boolean;
  readonly selection?: { readonly keys: ReadonlySet<string> };
}

/** The titles, and the box that ticks the whole page. */
export function GridHead({ columns, rows, hasActions, selection }: GridHeadProps) {
  const ticked = selection ? rows.filter(({ key }) => selection.keys.has(key)).length : 0;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className="grid-fixed grid-check" style={CHECK_STYLE}>
            <input
              type="checkbox"
              aria-label="选择本页全部"
              data-check
              readOnly
              disabled={rows.length === 0}
              checked={rows.length > 0 && ticked === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
              }}
            />
          </th>
        )}
        {columns.map((column) => (
          <th key={column.id} scope="col" className={column.className} style={column.style}>
            {column.title}
            {column.tooltip !== undefined && (
              <button type="button" className="grid-tip" aria-label={column.tooltip} title={column.tooltip}>
                ⓘ
              </button>
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className="grid-fixed grid-edge-right" style={ACTIONS_STYLE}>
            操作
          </th>
        )}
      </tr>
    </thead>
  );
}
