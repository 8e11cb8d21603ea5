import { useId } from "react";
import { listenForReasons } from "../../action/reason-tip.ts";

interface RowBoxProps {
  readonly name: string;
  readonly selected: boolean;
  /** The reason why the row cannot be ticked. */
  readonly obstacle: string | undefined;
  /** Absent where the frame of all rows listens to clicks. */
  readonly onChange?: (on: boolean) => void;
}

/** A box that cannot be ticked can still be reached, so that pointer, keyboard and screen readers get the reason. */
export function RowBox({ name, selected, obstacle, onChange }: RowBoxProps) {
  const reasonId = useId();
  if (obstacle === undefined)
    return (
      <input
        type="checkbox"
        checked={selected}
        aria-label={name}
        data-check
        {...(onChange
          ? { tabIndex: -1, onChange: ({ target }) => onChange(target.checked) }
          : { readOnly: true })}
      />
    );
  listenForReasons();
  return (
    <>
      <input
        type="checkbox"
        checked={selected}
        aria-label={name}
        aria-disabled
        aria-describedby={reasonId}
        data-check
        data-reason={obstacle}
        data-hint={`不可勾选：${obstacle}`}
        readOnly
        {...(onChange && { tabIndex: -1 })}
      />
      <span id={reasonId} hidden>
        {obstacle}
      </span>
    </>
  );
}
