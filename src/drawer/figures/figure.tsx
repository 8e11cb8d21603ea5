import { fenToYuan, formatYuan } from "../../domain/money.ts";

interface FigureProps {
  readonly title: string;
  /** Behind the amount. */
  readonly note?: string | undefined;
  /** In 分; null: there is no figure. */
  readonly fen: number | null;
  /** Shows where the figure comes from; absent where there is nothing to show. */
  readonly onOpen?: (() => void) | undefined;
}

/** An amount with its name; a click shows the rows behind it. */
export function Figure({ title, note, fen, onOpen }: FigureProps) {
  const words = fen === null ? "--" : formatYuan(fenToYuan(fen));
  return (
    <dl className="month-figure">
      <dt>{title}</dt>
      <dd>
        {onOpen ? (
          <button
            type="button"
            className="grid-link"
            aria-label={`${title} ${words}，查看明细`}
            onClick={onOpen}
          >
            {words}
          </button>
        ) : (
          words
        )}
        {note !== undefined && <span className="month-note">{note}</span>}
      </dd>
    </dl>
  );
}
