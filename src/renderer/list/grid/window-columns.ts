export interface ColumnsWindow {
  /** From left to right: widths in px, and whether the column stays where it is while the others scroll. */
  readonly columns: readonly { readonly width: number; readonly isFixed: boolean }[];
  /** In px: the room before the first column. */
  readonly leading: number;
  /** In px: what is in sight of the columns that scroll. */
  readonly from: number;
  readonly to: number;
}

/** Indexes of the columns of a wide table that are in sight: the first and the fixed ones always are. */
export function windowColumns({ columns, leading, from, to }: ColumnsWindow): readonly number[] {
  let right = leading;
  return columns.flatMap(({ width, isFixed }, index) => {
    const left = right;
    right += width;
    return index === 0 || isFixed || (left < to && right > from) ? [index] : [];
  });
}
