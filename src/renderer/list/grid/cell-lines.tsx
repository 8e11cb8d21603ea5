import type { ReactNode } from "react";
import { blankCell } from "../../../fields/cells/formatted-cell.tsx";
import type { Row } from "../../../fields/field-view.ts";
import { listenForReasons } from "../../action/reason-tip.ts";
import { BrokenMark } from "../../broken-mark.tsx";
import type { GridColumn } from "./grid-columns.tsx";

interface CellLinesProps {
  readonly column: GridColumn;
  readonly row: Row;
  /** Stands for the value itself. */
  readonly children?: ReactNode;
}

/** A value with the mark of its hint, and the quieter line below it, when there are any. */
export function CellLines({ column, row, children = column.cell(row) }: CellLinesProps) {
  const first = column.hint ? (
    <Hinted hint={column.hint} row={row}>
      {children}
    </Hinted>
  ) : (
    children
  );
  const second = column.second?.(row) ?? blankCell;
  if (second === blankCell) return first;
  return (
    <>
      <span className="grid-first">{first}</span>
      <span className="grid-second">{second}</span>
    </>
  );
}

interface HintedProps extends Pick<CellLinesProps, "row" | "children"> {
  readonly hint: NonNullable<GridColumn["hint"]>;
}

/** A value with a mark behind it, whose text one listener shows for all cells: see `reason-tip.ts`. */
function Hinted({ hint, row, children }: HintedProps) {
  listenForReasons();
  const { text, fault } = hint(row);
  if (fault !== undefined) {
    return (
      <>
        {children}
        <BrokenMark message={fault} />
      </>
    );
  }
  if (text === "") return children;
  return (
    <>
      <span className="grid-hinted">{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a letter drawn as a mark, no picture */}
      <span className="grid-hint" role="img" aria-label={`说明：${text}`} data-hint={text}>
        ⓘ
      </span>
    </>
  );
}
