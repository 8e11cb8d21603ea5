/** A row or column to draw, or the room of those that are not drawn. */
export type WindowPart =
  | { readonly kind: "drawn"; readonly index: number }
  | { readonly kind: "gap"; readonly from: number; readonly count: number };

/** The parts to draw: each index once and in order, and the gaps between them. */
export function windowParts(indexes: readonly number[], count: number): readonly WindowPart[] {
  const drawn = [...new Set(indexes)]
    .filter((index) => index >= 0 && index < count)
    .toSorted((a, b) => a - b);
  const parts: WindowPart[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) parts.push({ kind: "gap", from: next, count: index - next });
    parts.push({ kind: "drawn", index });
    next = index + 1;
  }
  if (next < count) parts.push({ kind: "gap", from: next, count: count - next });
  return parts;
}
