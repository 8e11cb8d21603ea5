/** The value below which this share of the values lies, interpolated between neighbours. Throws without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new Error("A quantile needs values");
  return low + (high - low) * (place - Math.floor(place));
}
