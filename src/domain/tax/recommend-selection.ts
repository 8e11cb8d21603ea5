export interface Deductible {
  readonly id: number;
  /** Tax that may be deducted, in 分. */
  readonly tax: number;
}

/**
 * The invoices whose tax together comes as near to `wanted` (分) as one reaches by taking the greatest that still fits;
 * never more than wanted. In the order in which they were taken.
 */
export function recommendSelection(candidates: readonly Deductible[], wanted: number): number[] {
  let left = wanted;
  const chosen: number[] = [];
  for (const { id, tax } of candidates.toSorted(
    (first, second) => second.tax - first.tax || first.id - second.id,
  )) {
    if (tax <= 0 || tax > left) continue;
    left -= tax;
    chosen.push(id);
  }
  return chosen;
}
