import "react-data-grid/lib/styles.css";
import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from "react";
import {
  DataGrid,
  renderTextEditor,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  type DataGridHandle,
} from "react-data-grid";
import { COLUMNS, ROW_HEIGHT, showAmount } from "../sheet/columns.ts";
import { pasteInto, sumsOf } from "../sheet/edit-lines.ts";
import { withTotals, type Line } from "../sheet/lines.ts";
import { LONG_LIST_HEIGHT, post } from "./post.ts";
import { show } from "./show.tsx";

/** The build lowers light-dark() to two variables, which only a page with color-scheme in its own styles would set. */
const STYLE =
  ".amount { text-align: right; } .rdg-light { --lightningcss-light: initial; --lightningcss-dark: ; }";

type Sums = ReturnType<typeof sumsOf>;

const columns: readonly Column<Line, Sums>[] = COLUMNS.map(({ field, title, width, kind }) => ({
  key: field,
  name: title,
  width,
  ...(kind !== "text" && {
    renderCell: ({ row }) => <div className="amount">{showAmount(Number(row[field]))}</div>,
    renderSummaryCell: ({ row }) => <div className="amount">{showAmount(row[field] ?? 0)}</div>,
  }),
  ...(kind === "amount" && { editable: true, renderEditCell: renderTextEditor }),
}));

function ReactDataGridPage() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const grid = useRef<DataGridHandle>(null);
  const cell = useRef<{ readonly row: number; readonly field: string } | null>(null);
  useEffect(() => void post<readonly Line[]>("/api/sheet/lines", {}).then(setLines), []);
  const sums = useMemo(() => [sumsOf(lines)], [lines]);
  const paste = (event: ClipboardEvent) => {
    const at = cell.current;
    const text = event.clipboardData.getData("text/plain");
    if (!at || text === "") return;
    event.preventDefault();
    setLines((before) => pasteInto(before, text, at));
  };
  return (
    <div onPaste={paste}>
      <style>{STYLE}</style>
      <DataGrid
        ref={grid}
        className="rdg-light"
        style={{ height: LONG_LIST_HEIGHT }}
        columns={columns}
        rows={lines}
        bottomSummaryRows={sums}
        rowKeyGetter={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        onRowsChange={(changed, { indexes }) => setLines(withTyped(changed, indexes))}
        onSelectedCellChange={({ rowIdx, column }) => (cell.current = { row: rowIdx, field: column.key })}
        onCellKeyDown={(args, event) => leadDown(args, event, grid.current)}
      />
    </div>
  );
}

/** The lines with typed amounts, which come as texts, as numbers. */
function withTyped(changed: readonly Line[], indexes: readonly number[]): readonly Line[] {
  return changed.map((line, index) =>
    indexes.includes(index)
      ? withTotals({
          ...line,
          ...Object.fromEntries(
            COLUMNS.flatMap(({ field, kind }) => (kind === "amount" ? [[field, Number(line[field])]] : [])),
          ),
        })
      : line,
  );
}

/** Enter leads to the cell below, as in a spreadsheet. */
function leadDown(
  args: CellKeyDownArgs<Line, Sums>,
  event: CellKeyboardEvent,
  grid: DataGridHandle | null,
): void {
  if (event.key !== "Enter") return;
  event.preventGridDefault();
  event.preventDefault();
  if (args.mode === "EDIT") args.onClose(true, false);
  grid?.selectCell({ idx: args.column.idx, rowIdx: args.rowIdx + 1 }, { shouldFocusCell: true });
}

show(<ReactDataGridPage />);
