/** The candidate that differs from `name` by the fewest typing slips; undefined when none is close. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  return namesNear(name, candidates)[0];
}

/** The only candidate that can have been meant: no other is close, or it is one slip away and all others are more. */
export function onlyNearName(name: string, candidates: Iterable<string>): string | undefined {
  const near = namesNear(name, candidates);
  const [nearest, next] = near;
  if (nearest === undefined || next === undefined) return nearest;
  const slips = (candidate: string) => typingSlips(name, candidate);
  return slips(nearest) === 1 && near.slice(1).every((candidate) => slips(candidate) > 1)
    ? nearest
    : undefined;
}

/** The candidates that are close to `name`, nearest first, each once. */
export function namesNear(name: string, candidates: Iterable<string>): string[] {
  const most = Math.max(1, Math.floor(name.length / 3));
  const lower = name.toLowerCase();
  return [...new Set(candidates)]
    .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
    .map((candidate) => ({ candidate, slips: typingSlips(lower, candidate.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((left, right) => left.slips - right.slips)
    .map(({ candidate }) => candidate);
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function typingSlips(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
