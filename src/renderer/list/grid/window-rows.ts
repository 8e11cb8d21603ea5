/** A row to draw, or the room of the rows that are not drawn. */
export type WindowPart =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "gap"; readonly from: number; readonly count: number };

interface RowsWindow {
  readonly count: number;
  /** The first row in sight and how many are. */
  readonly first: number;
  readonly size: number;
  /** Drawn wherever they are: the row with the focus must not go. */
  readonly kept: readonly number[];
}

/** Rows beyond those in sight, so that a small move shows no gap. */
const MARGIN = 4;

/** The rows of a long list that have to be drawn, in order, and the gaps between them. */
export function windowRows({ count, first, size, kept }: RowsWindow): readonly WindowPart[] {
  const from = Math.max(0, Math.min(first, count - size) - MARGIN);
  const to = Math.min(count, Math.max(0, first) + size + MARGIN);
  const inWindow = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  const drawn = [...new Set([...inWindow, ...kept])]
    .filter((index) => index >= 0 && index < count)
    .toSorted((a, b) => a - b);
  const parts: WindowPart[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) parts.push({ kind: "gap", from: next, count: index - next });
    parts.push({ kind: "row", index });
    next = index + 1;
  }
  if (next < count) parts.push({ kind: "gap", from: next, count: count - next });
  return parts;
}
