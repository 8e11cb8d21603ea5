import {
  AllCommunityModule,
  ModuleRegistry,
  themeQuartz,
  type CellValueChangedEvent,
  type ColDef,
  type GridApi,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { useEffect, useMemo, useRef, useState, type ClipboardEvent } from "react";
import { COLUMNS, ROW_HEIGHT, showAmount } from "../sheet/columns.ts";
import { pasteInto, sumsOf } from "../sheet/edit-lines.ts";
import { withTotals, type Line } from "../sheet/lines.ts";
import { LONG_LIST_HEIGHT, post } from "./post.ts";
import { show } from "./show.tsx";

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Line>[] = COLUMNS.map(({ field, title, width, kind }) => ({
  field,
  headerName: title,
  width,
  sortable: false,
  suppressMovable: true,
  ...(kind !== "text" && {
    type: "rightAligned",
    cellDataType: "number" as const,
    valueFormatter: ({ value }: { value: number | undefined }) =>
      value === undefined ? "" : showAmount(value),
  }),
  editable: ({ node }) => kind === "amount" && node.rowPinned === undefined,
}));

function AgGridPage() {
  const [lines, setLines] = useState<readonly Line[]>();
  const grid = useRef<GridApi<Line> | null>(null);
  useEffect(() => void post<readonly Line[]>("/api/sheet/lines", {}).then(setLines), []);
  const rows = useMemo(() => [...(lines ?? [])], [lines]);
  const sums = useMemo(() => [sumsOf(lines ?? []) as unknown as Line], [lines]);
  const change = ({ data }: CellValueChangedEvent<Line>) =>
    setLines((before) => before?.map((line) => (line.id === data.id ? withTotals(data) : line)));
  // The copying and pasting of the grid itself is for those who pay.
  const paste = (event: ClipboardEvent) => {
    const at = grid.current?.getFocusedCell();
    const text = event.clipboardData.getData("text/plain");
    if (!at || text === "") return;
    event.preventDefault();
    setLines(
      (before) => before && pasteInto(before, text, { row: at.rowIndex, field: at.column.getColId() }),
    );
  };
  return (
    <div style={{ height: LONG_LIST_HEIGHT }} onPaste={paste}>
      <AgGridReact<Line>
        theme={themeQuartz}
        rowData={rows}
        columnDefs={columns}
        pinnedBottomRowData={sums}
        getRowId={({ data }) => String(data.id ?? "sums")}
        rowHeight={ROW_HEIGHT}
        enterNavigatesVertically
        enterNavigatesVerticallyAfterEdit
        onGridReady={({ api }) => (grid.current = api)}
        onCellValueChanged={change}
      />
    </div>
  );
}

show(<AgGridPage />);
