/**
 * Every sum that some of up to 20 amounts can have, each once and in ascending order, with the choice that makes it: the one
 * with the fewest amounts, of these the one with the earliest.
 */
export interface Sums {
  readonly sums: Float64Array;
  /** The first amount is the highest of `length` bits. */
  readonly masks: Uint32Array;
  readonly counts: Uint8Array;
  /** The number of amounts. */
  readonly length: number;
}

export function sumsOf(amounts: readonly number[]): Sums {
  let found: Sums = {
    sums: new Float64Array(1),
    masks: new Uint32Array(1),
    counts: new Uint8Array(1),
    length: amounts.length,
  };
  for (const [index, amount] of amounts.entries())
    found = withAmount(found, amount, amounts.length - 1 - index);
  return found;
}

/** The sums without the amount merged with those with it. */
function withAmount({ sums, masks, counts, length }: Sums, amount: number, bit: number): Sums {
  const merged = {
    sums: new Float64Array(sums.length * 2),
    masks: new Uint32Array(sums.length * 2),
    counts: new Uint8Array(sums.length * 2),
  };
  let size = 0;
  const put = (sum: number, mask: number, count: number) => {
    const last = size - 1;
    if (last >= 0 && merged.sums[last] === sum) {
      const known = merged.counts[last] ?? 0;
      if (count > known || (count === known && mask < (merged.masks[last] ?? 0))) return;
      merged.masks[last] = mask;
      merged.counts[last] = count;
      return;
    }
    merged.sums[size] = sum;
    merged.masks[size] = mask;
    merged.counts[size] = count;
    size += 1;
  };
  let without = 0;
  let withIt = 0;
  while (withIt < sums.length) {
    const plain = without < sums.length ? (sums[without] ?? 0) : Infinity;
    const more = (sums[withIt] ?? 0) + amount;
    if (plain <= more) {
      put(plain, masks[without] ?? 0, counts[without] ?? 0);
      without += 1;
    } else {
      put(more, ((masks[withIt] ?? 0) | (1 << bit)) >>> 0, (counts[withIt] ?? 0) + 1);
      withIt += 1;
    }
  }
  return {
    sums: merged.sums.subarray(0, size),
    masks: merged.masks.subarray(0, size),
    counts: merged.counts.subarray(0, size),
    length,
  };
}

/** The places of a sum of each that together come nearest to `limit` and not above it; of several the fewest, then the earliest. */
export function bestPair(
  first: Sums,
  second: Sums,
  limit: number,
): { readonly first: number; readonly second: number } {
  let best = { first: 0, second: 0 };
  let reached = -1;
  let fewest = 0;
  let other = second.sums.length - 1;
  for (let place = 0; place < first.sums.length; place += 1) {
    const sum = first.sums[place] ?? 0;
    while (other >= 0 && sum + (second.sums[other] ?? 0) > limit) other -= 1;
    if (other < 0) break;
    const together = sum + (second.sums[other] ?? 0);
    const count = (first.counts[place] ?? 0) + (second.counts[other] ?? 0);
    const isBetter =
      together > reached ||
      (together === reached &&
        (count < fewest || (count === fewest && isEarlier({ first: place, second: other }))));
    if (!isBetter) continue;
    best = { first: place, second: other };
    reached = together;
    fewest = count;
  }
  return best;

  function isEarlier(pair: { readonly first: number; readonly second: number }): boolean {
    const [mine, known] = [first.masks[pair.first] ?? 0, first.masks[best.first] ?? 0];
    if (mine !== known) return mine > known;
    return (second.masks[pair.second] ?? 0) > (second.masks[best.second] ?? 0);
  }
}
