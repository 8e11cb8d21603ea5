import type { ListRows } from "./list-rows.ts";

interface RowButtonsProps {
  readonly rows: ListRows;
  readonly index: number;
}

/** The buttons of one entry of a list. */
export function RowButtons({ rows, index }: RowButtonsProps) {
  const row = `第 ${index + 1} 行`;
  return (
    <span className="form-row-buttons">
      {rows.isSortable && (
        <>
          <button
            type="button"
            className="form-row-button"
            data-move="up"
            aria-label={`上移${row}`}
            disabled={index === 0}
            onClick={() => rows.move(index, index - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="form-row-button"
            data-move="down"
            aria-label={`下移${row}`}
            disabled={index === rows.count - 1}
            onClick={() => rows.move(index, index + 1)}
          >
            ↓
          </button>
        </>
      )}
      <LimitedButton
        label="删除"
        name={`删除${row}`}
        reason={rows.leastReason}
        onClick={() => rows.remove(index)}
      />
    </span>
  );
}

/** Adds an entry at the end. */
export function AddButton({ rows }: { readonly rows: ListRows }) {
  return (
    <LimitedButton
      label={rows.addText}
      name={rows.addText}
      reason={rows.fullReason}
      isAdd
      onClick={rows.add}
    />
  );
}

interface LimitedButtonProps {
  readonly label: string;
  readonly name: string;
  /** The reason why it is disabled now; it keeps the focus all the same. */
  readonly reason: string | undefined;
  readonly isAdd?: true;
  readonly onClick: () => void;
}

function LimitedButton({ label, name, reason, isAdd, onClick }: LimitedButtonProps) {
  return (
    <button
      type="button"
      className={isAdd ? "form-row-add" : "form-row-button"}
      aria-label={reason === undefined ? name : `${name}（${reason}）`}
      data-add={isAdd}
      {...(reason !== undefined && { "aria-disabled": true, title: reason })}
      onClick={reason === undefined ? onClick : undefined}
    >
      {label}
    </button>
  );
}
