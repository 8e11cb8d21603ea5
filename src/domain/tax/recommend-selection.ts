import { type Sums, bestPair, sumsOf } from "./subset-sums.ts";

export interface Deductible {
  readonly id: number;
  /** Tax that may be deducted, in 分. */
  readonly tax: number;
}

/** Up to so many invoices every choice is tried; of more, so many at once. */
const AT_ONCE = 40;

/** Of more invoices than can be tried at once, so many parts of them are tried. */
const MOST_TRIES = 8;

/**
 * The invoices whose tax together comes nearest to `wanted` (分) and never above it; of several such choices the one with
 * the fewest invoices, then with the oldest (`candidates` come in the order of their age). Beyond 40 invoices the choice
 * is searched for in parts: the first that comes to `wanted` exactly is taken, else the best that was found.
 */
export function recommendSelection(candidates: readonly Deductible[], wanted: number): number[] {
  const fitting = candidates.filter(({ tax }) => tax > 0 && tax <= wanted);
  const all = sumOfTax(fitting);
  const chosen =
    all <= wanted
      ? fitting
      : fitting.length <= AT_ONCE
        ? choose(fitting, wanted)
        : chooseInParts(fitting, wanted);
  const ids = new Set(chosen.map(({ id }) => id));
  return candidates.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

/** The best choice among up to 40 invoices. */
function choose(candidates: readonly Deductible[], wanted: number): readonly Deductible[] {
  const middle = Math.ceil(candidates.length / 2);
  const older = sumsOf(candidates.slice(0, middle).map(({ tax }) => tax));
  const newer = sumsOf(candidates.slice(middle).map(({ tax }) => tax));
  const pair = bestPair(older, newer, wanted);
  return candidates.filter((_candidate, index) =>
    index < middle ? has(older, pair.first, index) : has(newer, pair.second, index - middle),
  );
}

function has({ masks, length }: Sums, place: number, index: number): boolean {
  return (((masks[place] ?? 0) >>> (length - 1 - index)) & 1) === 1;
}

/** The greatest invoices up to what 40 others can still make up for; these are chosen exactly. */
function chooseInParts(candidates: readonly Deductible[], wanted: number): readonly Deductible[] {
  const byTax = candidates.toSorted((first, second) => second.tax - first.tax);
  let best: readonly Deductible[] = [];
  let reached = 0;
  for (let attempt = 0; attempt < MOST_TRIES && reached < wanted; attempt += 1) {
    const part = partOf(byTax, attempt);
    const inPart = new Set(part);
    const room = sumOfTax(part) / 2;
    const taken: Deductible[] = [];
    let left = wanted;
    for (const invoice of byTax) {
      if (inPart.has(invoice) || invoice.tax > left) continue;
      if (left <= room) break;
      taken.push(invoice);
      left -= invoice.tax;
    }
    const chosen = [...taken, ...choose(part, left)];
    const sum = sumOfTax(chosen);
    if (sum > reached) [best, reached] = [chosen, sum];
  }
  return best;
}

/** 40 invoices of all sizes, others at each attempt. */
function partOf(byTax: readonly Deductible[], attempt: number): readonly Deductible[] {
  const step = byTax.length / AT_ONCE;
  const places = Array.from(
    { length: AT_ONCE },
    (_none, at) => (Math.floor(at * step) + attempt) % byTax.length,
  );
  return [...new Set(places)].map((place) => byTax[place]).filter((invoice) => invoice !== undefined);
}

function sumOfTax(invoices: readonly Deductible[]): number {
  return invoices.reduce((sum, { tax }) => sum + tax, 0);
}
