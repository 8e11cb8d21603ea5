import type { ReactNode } from "react";

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** How many rows are ticked on all pages, and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div className="list-selection">
      <output>已选 {count} 项</output>
      <button type="button" className="grid-link" onClick={onClear}>
        清空
      </button>
      {children}
    </div>
  );
}
