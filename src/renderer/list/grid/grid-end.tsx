import type { ComponentProps, RefObject } from "react";
import { RecordCards } from "../cards/record-cards.tsx";

interface GridEndProps extends ComponentProps<typeof RecordCards> {
  /** Takes the focus that leaves the table. */
  readonly end: RefObject<HTMLSpanElement | null>;
}

/** The place behind a table, with the cards of its cells where columns have some. */
export function GridEnd({ end, ...cells }: GridEndProps) {
  return (
    <>
      {cells.columns.some(({ card }) => card) && <RecordCards {...cells} />}
      <span ref={end} tabIndex={-1} />
    </>
  );
}
