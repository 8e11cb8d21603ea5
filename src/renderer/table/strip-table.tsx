import "../list/grid/grid.css";
import "./table.css";
import type { CSSProperties } from "react";
import type { GridColumn } from "../list/grid/grid-columns.tsx";
import { GridHead } from "../list/grid/grid-head.tsx";
import { RowCells } from "../list/grid/grid-row.tsx";
import type { KeyedRow } from "../list/data/rows-page.ts";

interface StripTableProps {
  /** The name of each strip for readers who do not see it. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  readonly busy: boolean;
}

/** Each row under a head of its own, to be cut apart once it is printed: there as wide as the page, so that nothing is cut off. */
export function StripTable({ label, columns, rows, busy }: StripTableProps) {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <div
      className="table-strips"
      aria-busy={busy}
      style={{ "--table-strip-width": `${width}px` } as CSSProperties}
    >
      {rows.map((entry) => (
        <table key={entry.key} className="grid table-plain table-strip" aria-label={label}>
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} style={{ width: `${column.share * 100}%` }} />
            ))}
          </colgroup>
          <GridHead
            columns={columns}
            rows={[entry]}
            sort={null}
            canResize={false}
            hasDetail={false}
            hasActions={false}
          />
          <tbody>
            <tr>
              <RowCells
                entry={entry}
                columns={columns}
                actions={[]}
                scopeOf={nothing}
                running={[]}
                onStart={() => undefined}
              />
            </tr>
          </tbody>
        </table>
      ))}
    </div>
  );
}

function nothing() {
  return {};
}
