import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

/**
 * Row of the file → the entry that is the same movement. Each entry stands for one line: of two equal fees in the file
 * and one in the register, one is new. What proves most is matched first: the serial number, then the balance, then the
 * texts, and at last what does not contradict.
 */
export function matchDoubles(
  lines: readonly StatementLine[],
  entries: readonly RegisterEntry[],
): ReadonlyMap<number, RegisterEntry> {
  const free = new Map<string, RegisterEntry[]>();
  for (const entry of entries) free.set(keyOf(entry), [...(free.get(keyOf(entry)) ?? []), entry]);
  const found = new Map<number, RegisterEntry>();
  for (const isSame of PROOFS) {
    for (const line of lines) {
      if (found.has(line.row)) continue;
      const candidates = free.get(keyOf(line)) ?? [];
      const entry = candidates.find((candidate) => isSame(line, candidate));
      if (!entry) continue;
      candidates.splice(candidates.indexOf(entry), 1);
      found.set(line.row, entry);
    }
  }
  return found;
}

/** Of the same day, direction and amount. */
function keyOf({ day, sjfx, fen }: Pick<RegisterEntry, "day" | "sjfx" | "fen">): string {
  return `${day} ${sjfx} ${fen}`;
}

type Proof = (line: StatementLine, entry: RegisterEntry) => boolean;

/** Both say it, and say the same. */
const agree = <Value>(a: Value | null, b: Value | null) => a !== null && a === b;
/** One of them does not say it, or both say the same. */
const fit = <Value>(a: Value | null, b: Value | null) => a === null || b === null || a === b;

const fitsMoment: Proof = (line, entry) =>
  fit(line.lsh, entry.lsh) && fit(line.time, entry.time) && fit(line.statedFen, entry.statedFen);

const fitsParty: Proof = (line, entry) => fit(line.dfhm, entry.dfhm) && fit(line.dfzh, entry.dfzh);

const PROOFS: readonly Proof[] = [
  (line, entry) => agree(line.lsh, entry.lsh),
  (line, entry) => fitsMoment(line, entry) && agree(line.statedFen, entry.statedFen),
  (line, entry) => fitsMoment(line, entry) && fitsParty(line, entry) && line.zy === entry.zy,
  (line, entry) => fitsMoment(line, entry) && fitsParty(line, entry) && entry.isTyped,
];
