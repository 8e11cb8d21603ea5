import type { ReactNode } from "react";

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The number of ticked rows on all pages, and the actions on them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <fieldset className="list-selection" aria-label="已选的行">
      <output>已选 {count} 项</output>
      <button type="button" className="grid-link" onClick={onClear}>
        清空
      </button>
      {children}
    </fieldset>
  );
}
