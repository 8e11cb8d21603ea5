import "./column-panel.css";
import { useState, type DragEvent } from "react";
import type { TitledColumn } from "../../grid/grid-columns.tsx";
import { changeColumn, moveColumn, type ArrangedColumn, type Density } from "./column-layout.ts";
import { ColumnWidth } from "./column-width.tsx";

export interface ColumnPanelProps {
  /** All columns in the user's order, those included that they cannot see now. */
  readonly columns: readonly ArrangedColumn[];
  /** The columns that they can show, with their titles. */
  readonly titled: readonly TitledColumn[];
  readonly density: Density;
  readonly onColumns: (columns: readonly ArrangedColumn[]) => void;
  readonly onDensity: (density: Density) => void;
  readonly onReset: () => void;
}

const DENSITIES: readonly (readonly [Density, string])[] = [
  ["compact", "紧凑"],
  ["default", "默认"],
  ["loose", "宽松"],
];

/** The columns that a list shows, their order, width and density; every change takes effect at once. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { columns, titled, onColumns } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const shown = titled.filter((column) => column.shown);
  const move = (column: TitledColumn, target: TitledColumn | undefined) => {
    if (!target) return;
    onColumns(moveColumn(columns, column.plan.id, target.plan.id));
    setSaid(`「${column.title}」移到第 ${titled.indexOf(target) + 1} 位`);
  };
  const drop = (target: TitledColumn) => {
    const column = titled.find(({ plan }) => plan.id === dragged);
    if (column && column !== target) move(column, target);
  };
  return (
    <div className="column-panel">
      <fieldset>
        <legend>行高</legend>
        {DENSITIES.map(([density, label]) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              checked={props.density === density}
              onChange={() => props.onDensity(density)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ul aria-label="列">
        {titled.map((column, index) => (
          <ColumnLine
            key={column.plan.id}
            column={column}
            isLast={shown.length === 1 && column.shown}
            onMove={(step) => move(column, titled[index + step])}
            onDrag={setDragged}
            onDrop={() => drop(column)}
            onChange={(change) => onColumns(changeColumn(columns, column.plan.id, change))}
          />
        ))}
      </ul>
      <output className="grid-unseen">{said}</output>
      <button type="button" className="grid-link" onClick={props.onReset}>
        恢复默认
      </button>
    </div>
  );
}

interface ColumnLineProps {
  readonly column: TitledColumn;
  /** The only column on show cannot be hidden. */
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  readonly onDrag: (columnId: string | null) => void;
  readonly onDrop: () => void;
  readonly onChange: (change: Partial<Pick<ArrangedColumn, "shown" | "fixed" | "width">>) => void;
}

function ColumnLine({ column, isLast, onMove, onDrag, onDrop, onChange }: ColumnLineProps) {
  const { plan, title, shown, fixed, width } = column;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle has the keyboard's way
    <li
      draggable
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        onDrag(plan.id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={onDrop}
    >
      <button
        type="button"
        className="column-handle"
        aria-label={`移动「${title}」，按上下方向键`}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          onMove(event.key === "ArrowUp" ? -1 : 1);
        }}
      >
        ⋮⋮
      </button>
      <label className="column-name">
        <input
          type="checkbox"
          checked={shown}
          disabled={isLast}
          title={isLast ? "至少显示一列" : undefined}
          onChange={(event) => onChange({ shown: event.currentTarget.checked })}
        />
        {title}
      </label>
      <select
        aria-label={`固定「${title}」`}
        value={fixed}
        onChange={({ currentTarget: { value } }) =>
          onChange({ fixed: value === "left" || value === "right" ? value : "none" })
        }
      >
        <option value="none">不固定</option>
        <option value="left">固定在左</option>
        <option value="right">固定在右</option>
      </select>
      <ColumnWidth
        label={`「${title}」的列宽`}
        width={width}
        onChange={(next) => onChange({ width: next })}
      />
    </li>
  );
}
