import type { KeyedRow } from "../data/rows-page.ts";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";

interface PageBoxProps {
  readonly rows: readonly KeyedRow[];
  /** Of the ticked rows. */
  readonly keys: ReadonlySet<string>;
  readonly obstacleOf: RowObstacles;
  /** Absent where the frame of all rows listens to clicks. */
  readonly onChange?: (on: boolean) => void;
}

/** Ticks all rows of a page, or none. Rows that cannot be ticked do not count. */
export function PageBox({ rows, keys, obstacleOf, onChange }: PageBoxProps) {
  const free = rows.filter(({ row, isNew }) => !isNew && obstacleOf(row) === undefined);
  const ticked = free.filter(({ key }) => keys.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label="选择本页全部"
      data-check
      {...(onChange ? { onChange: ({ target }) => onChange(target.checked) } : { readOnly: true })}
      disabled={free.length === 0}
      {...(free.length === 0 && rows.length > 0 && { title: "本页没有可勾选的行" })}
      checked={free.length > 0 && ticked === free.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < free.length;
      }}
    />
  );
}
