import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ImportAnswers } from "../../../contracts/import-kind.ts";
import type { FieldError } from "../../../platform/errors.ts";
import type { BankAccount } from "../bank-account/bank-account.ts";
import { confirmedMonths } from "./confirmed-period.ts";
import { type Gap, findGaps } from "./statement/find-gaps.ts";
import { lineFaults, serialDays, shareSerials } from "./statement/line-faults.ts";
import type { NewLine } from "./statement/line-values.ts";
import { matchDoubles } from "./statement/match-doubles.ts";
import { findNeighbours } from "./statement/merge-day.ts";
import { mergeRegister } from "./statement/merge-register.ts";
import { type OpeningBalance, settleOpening } from "./statement/opening-balance.ts";
import { placeLines } from "./statement/places.ts";
import { findSerials, readRegister } from "./statement/read-register.ts";
import type { Statement } from "./statement/read-statement.ts";
import type { RegisterEntry } from "./statement/register-entry.ts";

/** A statement beside the register of its account. */
export interface ComparedStatement {
  /** Of the days from the first to the last of the statement. */
  readonly entries: readonly RegisterEntry[];
  /** Row → the entry that is there already. */
  readonly doubles: ReadonlyMap<number, RegisterEntry>;
  /** Row → the line that is new. */
  readonly fresh: ReadonlyMap<number, NewLine>;
  /** Row → why its line cannot become an entry. */
  readonly faults: ReadonlyMap<number, readonly FieldError[]>;
  readonly sharedSerials: number;
  readonly opening: OpeningBalance | undefined;
  readonly gaps: readonly Gap[];
}

const NOTHING: ComparedStatement = {
  entries: [],
  doubles: new Map(),
  fresh: new Map(),
  faults: new Map(),
  sharedSerials: 0,
  opening: undefined,
  gaps: [],
};

/** Compares a statement with the register: what is there, what is new, and where the balances do not join. */
export async function compareStatement(
  { lines }: Statement,
  account: BankAccount,
  answers: ImportAnswers,
  context: FirmContext,
): Promise<ComparedStatement> {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return NOTHING;
  const register = await readRegister(account, first.day, last.day, context);
  const { entries } = register;
  const doubles = matchDoubles(lines, entries);
  const missing = lines.filter(({ row }) => !doubles.has(row));
  const ofEntries = await findSerials(
    account,
    missing.flatMap(({ lsh }) => lsh ?? []),
    context,
  );
  const rules = {
    account,
    today: context.clock.now().slice(0, 10),
    confirmed: await confirmedMonths(account.companyId, context),
    serials: serialDays(missing, ofEntries),
  };
  const faults = new Map(missing.map((line) => [line.row, lineFaults(line, rules)]));
  const { lines: own, shared } = shareSerials(missing, ofEntries);
  const items = mergeRegister(register, lines, (ofDay) => findNeighbours(ofDay, doubles));
  const opening = settleOpening(items, register, answers);
  return {
    entries,
    doubles,
    fresh: placeLines(own, items),
    faults,
    sharedSerials: shared,
    opening,
    gaps: missing.length === 0 ? [] : findGaps(items, register, opening),
  };
}
