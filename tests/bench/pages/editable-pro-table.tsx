import { EditableProTable, type ProColumns } from "@ant-design/pro-components";
import { InputNumber, Table } from "antd";
import { useEffect, useMemo, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { COLUMNS, showAmount } from "../sheet/columns.ts";
import { pasteInto, sumsOf } from "../sheet/edit-lines.ts";
import { withTotals, type Line } from "../sheet/lines.ts";
import { LONG_LIST_HEIGHT, post } from "./post.ts";
import { show } from "./show.tsx";

/** Of the head and the sums. */
const FRAME = 78;
const WIDTH = COLUMNS.reduce((sum, { width }) => sum + width, 0);

interface Cell {
  readonly id: number;
  readonly field: string;
}

/** One row is editable at a time, that of the cell that was clicked. `controlled` is left out: with it the table hangs. */
function EditableProTablePage() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [cell, setCell] = useState<Cell>();
  useEffect(() => void post<readonly Line[]>("/api/sheet/lines", {}).then(setLines), []);
  useEffect(() => {
    if (cell) document.querySelector<HTMLInputElement>(`#${cell.field}-of-${cell.id}`)?.select();
  }, [cell]);
  const columns = useMemo(() => COLUMNS.map((column) => columnOf(column, setCell)), []);
  const sums = useMemo(() => sumsOf(lines), [lines]);
  const rowOf = (id: number) => lines.findIndex((line) => line.id === id);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (!cell || !text.includes("\t")) return;
    event.preventDefault();
    setLines(pasteInto(lines, text, { row: rowOf(cell.id), field: cell.field }));
    // An open row shows what was typed into it.
    setCell(undefined);
  };
  const leadDown = ({ key }: KeyboardEvent) => {
    const below = cell && lines[rowOf(cell.id) + 1];
    if (key === "Enter" && below) setCell({ ...cell, id: below.id });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles the keys of the inputs inside
    <div onPaste={paste} onKeyDown={leadDown}>
      <EditableProTable<Line>
        virtual
        size="small"
        rowKey="id"
        value={lines}
        columns={columns}
        scroll={{ x: WIDTH, y: LONG_LIST_HEIGHT - FRAME }}
        recordCreatorProps={false}
        editable={{
          type: "multiple",
          editableKeys: cell ? [cell.id] : [],
          onValuesChange: (changed, all) =>
            setLines(all.map((line) => (line.id === changed?.id ? withTotals(line) : line))),
        }}
        summary={sumsBelow(sums)}
      />
    </div>
  );
}

function sumsBelow(sums: ReturnType<typeof sumsOf>) {
  return () => (
    <Table.Summary fixed>
      <Table.Summary.Row>
        {COLUMNS.map(({ field }, index) => (
          <Table.Summary.Cell key={field} index={index} align="right">
            {sums[field] === undefined ? "" : showAmount(sums[field])}
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    </Table.Summary>
  );
}

function columnOf(
  { field, title, width, kind }: (typeof COLUMNS)[number],
  onOpen: (cell: Cell) => void,
): ProColumns<Line> {
  if (kind === "text") return { dataIndex: field, title, width, editable: false };
  const column: ProColumns<Line> = {
    dataIndex: field,
    title,
    width,
    align: "right",
    render: (_dom, line) => showAmount(Number(line[field])),
  };
  if (kind === "total") return { ...column, editable: false };
  return {
    ...column,
    onCell: ({ id }) => ({ onMouseUp: () => onOpen({ id, field }) }),
    renderFormItem: (_schema, { record }) => (
      <InputNumber<number>
        id={`${field}-of-${record?.id}`}
        size="small"
        controls={false}
        precision={2}
        style={{ width: "100%" }}
      />
    ),
  };
}

show(<EditableProTablePage />);
