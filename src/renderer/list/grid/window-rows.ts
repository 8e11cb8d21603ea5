import { type WindowPart, windowParts } from "./window-parts.ts";

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
  return windowParts([...inWindow, ...kept], count);
}
