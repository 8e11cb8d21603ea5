import type { KeyedRow } from "../data/rows-page.ts";

interface PageBoxProps {
  readonly rows: readonly KeyedRow[];
  /** Of the ticked rows. */
  readonly keys: ReadonlySet<string>;
  /** Absent where the frame of all rows listens to clicks. */
  readonly onChange?: (on: boolean) => void;
}

/** Ticks all rows of a page, or none. */
export function PageBox({ rows, keys, onChange }: PageBoxProps) {
  const ticked = rows.filter(({ key }) => keys.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label="选择本页全部"
      data-check
      {...(onChange ? { onChange: ({ target }) => onChange(target.checked) } : { readOnly: true })}
      disabled={rows.length === 0}
      checked={rows.length > 0 && ticked === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
      }}
    />
  );
}
