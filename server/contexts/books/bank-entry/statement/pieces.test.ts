import {
  assert,
  array,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  shuffledSubarray,
} from "fast-check";
import { expect, test } from "vitest";
import { findGaps } from "./find-gaps.ts";
import { lineOf, valuesOf } from "./line-values.ts";
import { matchDoubles } from "./match-doubles.ts";
import { findNeighbours } from "./merge-day.ts";
import { type Register, mergeRegister } from "./merge-register.ts";
import { settleOpening } from "./opening-balance.ts";
import { neighboursOf, placeLines, placesOf } from "./places.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { StatementLine } from "./statement-line.ts";

interface Account {
  openingFen: number;
  entries: RegisterEntry[];
}

/** The register of the account with the balance after each entry. */
function runningOf({ openingFen, entries }: Account) {
  let balance = openingFen;
  return [...entries]
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.place - b.place || a.id - b.id)
    .map((entry) => {
      balance += entry.fen;
      return { entry, balance };
    });
}

function registerAround(account: Account, first: string, last: string): Register {
  const running = runningOf(account);
  const before = running.filter(({ entry }) => entry.day < first);
  const excessOf = (found: (typeof running)[number] | undefined) =>
    found && { day: found.entry.day, excess: found.balance - (found.entry.statedFen ?? 0) };
  const isStated = ({ entry }: (typeof running)[number]) => entry.statedFen !== null;
  return {
    entries: running.flatMap(({ entry }) => (entry.day >= first && entry.day <= last ? [entry] : [])),
    openingFen: account.openingFen,
    balanceBefore: before.at(-1)?.balance ?? account.openingFen,
    dayBefore: before.at(-1)?.entry.day ?? null,
    excessBefore: excessOf(before.findLast(isStated))?.excess ?? 0,
    next: excessOf(running.find((one) => one.entry.day > last && isStated(one))) ?? null,
  };
}

/** Imports a piece as the kind does: planned, then kept with the values of the plan. Gives the number of gaps. */
function take(account: Account, piece: readonly StatementLine[]): number {
  const lines = piece.map((line, row) => ({ ...line, row }));
  const register = registerAround(account, lines[0]?.day ?? "", lines.at(-1)?.day ?? "");
  const doubles = matchDoubles(lines, register.entries);
  const items = mergeRegister(register, lines, (ofDay) => findNeighbours(ofDay, doubles));
  const opening = settleOpening(items, register, {});
  const missing = lines.filter(({ row }) => !doubles.has(row));
  if (missing.length === 0) return 0;
  keep(
    account,
    [...placeLines(missing, items).values()].map((line) => lineOf(valuesOf(line))),
  );
  return findGaps(items, register, opening).length;
}

function keep(account: Account, fresh: ReturnType<typeof lineOf>[]): void {
  const lines = fresh.toSorted((a, b) => a.row - b.row);
  const register = registerAround(account, lines[0]?.day ?? "", lines.at(-1)?.day ?? "");
  const items = mergeRegister(register, lines, neighboursOf);
  account.openingFen = settleOpening(items, register, {}).fen;
  const { ofLines, ofEntries } = placesOf(items);
  const moved = account.entries.map((entry) => ({ ...entry, place: ofEntries.get(entry.id) ?? entry.place }));
  const made = lines.map((line, index) => ({
    ...line,
    id: account.entries.length + index + 1,
    isTyped: false,
    place: ofLines.get(line.row) ?? 0,
  }));
  account.entries = [...moved, ...made];
}

const DAYS = 1096;

function dayOf(place: number): string {
  return new Date(Date.UTC(2023, 0, 1 + place)).toISOString().slice(0, 10);
}

/** Lines of three years in the order of the bank; `hasTimes`: with the time of each. */
const statements = record({
  openingFen: integer({ min: 0, max: 10_000_000 }),
  hasTimes: boolean(),
  /** The days that the lines fall on: all of them, or few with many lines each. */
  span: constantFrom(2, 30, DAYS),
  moves: array(
    record({
      day: integer({ min: 0, max: DAYS - 1 }),
      // Fees are equal; other amounts hardly ever come back to a balance that was there before.
      fen: oneof(
        constantFrom(-100),
        integer({ min: -9_999_999, max: -1 }),
        integer({ min: 1, max: 9_999_999 }),
      ),
    }),
    { minLength: 1, maxLength: 120 },
  ),
}).map(({ openingFen, hasTimes, span, moves }) => {
  let balance = openingFen;
  return moves
    .map(({ day, fen }) => ({ day: Math.floor((day * span) / DAYS) * Math.floor(DAYS / span), fen }))
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, fen }, place): StatementLine => {
      balance += fen;
      const seconds = place * 7;
      const time = new Date(seconds * 1000).toISOString().slice(11, 19);
      return {
        row: place,
        day: dayOf(day),
        time: hasTimes ? time : null,
        sjfx: fen > 0 ? 1 : 2,
        fen,
        statedFen: balance,
        zy: fen === -100 ? "手续费" : `第 ${place} 笔`,
        dfhm: null,
        dfzh: null,
        dfkhh: null,
        lsh: null,
        remark: null,
      };
    });
});

const shown = (account: Account) =>
  runningOf(account).map(({ entry, balance }) => [entry.day, entry.fen, entry.statedFen, balance]);

test("three years in overlapping pieces, in any order and some of them twice, come to the same register", () => {
  const cases = statements.chain((lines) => {
    const size = Math.max(1, Math.ceil(lines.length / 6));
    const starts = Array.from({ length: Math.ceil(lines.length / size) }, (_, place) => place * size);
    // Each begins some lines before the end of the one before it.
    const pieces = starts.map((start) => lines.slice(Math.max(0, start - 3), start + size));
    return shuffledSubarray(pieces, { minLength: pieces.length }).map((order) => ({
      lines,
      order: [...order, ...order.slice(0, 2)],
    }));
  });
  assert(
    property(cases, ({ lines, order }) => {
      const whole: Account = { openingFen: 0, entries: [] };
      expect(take(whole, lines)).toBe(0);
      const account: Account = { openingFen: 0, entries: [] };
      for (const piece of order) take(account, piece);
      expect(shown(account)).toEqual(shown(whole));
      expect(account.openingFen).toBe(whole.openingFen);
      expect(shown(account).every(([, , stated, balance]) => stated === balance)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("pieces that follow each other leave no gap, and one that is missing leaves one", () => {
  assert(
    property(statements, (lines) => {
      const third = Math.ceil(lines.length / 3);
      const pieces = [lines.slice(0, third), lines.slice(third, 2 * third), lines.slice(2 * third)];
      const account: Account = { openingFen: 0, entries: [] };
      const gaps = pieces.filter((piece) => piece.length > 0).map((piece) => take(account, piece));
      expect(gaps.every((count) => count === 0)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
