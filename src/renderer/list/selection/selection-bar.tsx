import { Fragment, type ReactNode } from "react";

interface SelectionBarProps {
  readonly count: number;
  /** Totals of the ticked rows, with their titles. */
  readonly totals: readonly { readonly id: string; readonly title: string; readonly value: ReactNode }[];
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The number of ticked rows on all pages with their totals, and the actions on them. */
export function SelectionBar({ count, totals, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <fieldset className="list-selection" aria-label="已选的行">
      <output className="ticks-totals">
        已选 {count} 条
        {totals.map(({ id, title, value }) => (
          <Fragment key={id}>
            {` · ${title} `}
            {value}
          </Fragment>
        ))}
      </output>
      <button type="button" className="grid-link" onClick={onClear}>
        清空
      </button>
      {children}
    </fieldset>
  );
}
