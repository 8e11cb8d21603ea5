import type { PartOf } from "../../../renderer/probe.ts";
import type { KeyedRow } from "../../../renderer/list/data/rows-page.ts";
import { valueText } from "./value-text.ts";

interface RowChooserProps {
  readonly list: PartOf<"list">;
  readonly row: KeyedRow | undefined;
  readonly onRow: (key: string) => void;
}

/** The row that conditions on rows are worked out for. */
export function RowChooser({ list: { rows, screen }, row, onRow }: RowChooserProps) {
  if (rows.length === 0) return <p className="inspector-empty">列表中没有行，行操作的条件无法计算</p>;
  const first = screen.plan.kind === "list" ? screen.plan.columns[0]?.field : undefined;
  return (
    <label className="inspector-row-chooser">
      按这一行计算
      <select value={row?.key} onChange={(event) => onRow(event.currentTarget.value)}>
        {rows.map((entry, index) => (
          <option key={entry.key} value={entry.key}>
            {`第 ${index + 1} 行 ${nameOf(first === undefined ? undefined : entry.row[first])}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? value : valueText(value);
}
