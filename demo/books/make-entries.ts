import { fenToYuan } from "../../src/domain/money.ts";
import type { DemoRandom } from "../demo-random.ts";
import type { DemoPeriod, DemoRecord, DemoWorld } from "../demo-world.ts";
import { type Book, bookedPeriods, idOf } from "./books.ts";
import { DEMO_DEALS, type DemoDeal, INTEREST, TRANSFER } from "./demo-deals.ts";

/** The fields of an entry beside the record itself. */
export interface MadeEntry {
  /** Place of its account among the company's. */
  readonly account: number;
  readonly fen: number;
  readonly sjfx: 1 | 2;
  readonly subjectId: number | null;
  readonly isBooked: boolean;
  /** Both halves of a transfer have the same. */
  readonly transfer: string | null;
  readonly record: DemoRecord;
}

interface Line extends Omit<DemoDeal, "least" | "most" | "on"> {
  readonly day: number;
  readonly account: number;
  readonly fen: number;
  readonly transfer: string | null;
}

/** Entries of an account are made in the order of their days: their balances follow from each other. */
export function makeEntries(
  world: DemoWorld,
  book: Book,
  accountIds: readonly number[],
  ruleIds: ReadonlyMap<string, number>,
): MadeEntry[] {
  const places = book.accounts.flatMap(({ moves }, place) => (moves ? [place] : []));
  const [basic, general] = places;
  if (basic === undefined || general === undefined) return [];
  const balances = book.accounts.map(({ openingBalance }) => Math.round(openingBalance * 100));
  const unsent = new Set<string>();
  return bookedPeriods(world, book).flatMap((period) => {
    const random = world.random("entries", book.company.companyId, period.name);
    const lines = linesOf(period, book, { basic, general }, random);
    const isLast = period === world.periods.at(-1);
    return lines
      .toSorted((a, b) => a.account - b.account || a.day - b.day)
      .flatMap((line, place) => {
        const made = balanceLine(line, balances, unsent);
        if (made === undefined) return [];
        const entryState = statusOf(line, isLast, random);
        return [keep({ made, place, period, book, accountIds, ruleIds, random, entryState })];
      });
  });
}

function linesOf(
  { name, kjqj }: DemoPeriod,
  { company }: Book,
  { basic, general }: { readonly basic: number; readonly general: number },
  random: DemoRandom,
): Line[] {
  const fen = (least: number, most: number) => random.between(least * 100, most * 100);
  const deals = DEMO_DEALS.flatMap((deal, place) => {
    const accounts = deal.on === "both" ? [basic, general] : [deal.on === "basic" ? basic : general];
    const day = Math.min(28, 2 + Math.floor((place * 26) / DEMO_DEALS.length) + random.between(0, 1));
    return accounts.map((account) => ({
      ...deal,
      day,
      account,
      fen: fen(deal.least, deal.most),
      transfer: null,
    }));
  });
  const interest =
    kjqj % 3 === 0
      ? [basic, general].map((account) => ({
          ...INTEREST,
          day: 21,
          account,
          fen: fen(INTEREST.least, INTEREST.most),
          transfer: null,
        }))
      : [];
  const moved = {
    zy: TRANSFER.zy,
    dfhm: company.companyName,
    kmqc: null,
    fen: fen(TRANSFER.least, TRANSFER.most),
    transfer: name,
  };
  return [
    ...deals,
    ...interest,
    { ...moved, sjfx: 2, account: basic, day: 15 },
    { ...moved, sjfx: 1, account: general, day: 16 },
  ];
}

/** Leaves out a payment that the account does not cover; a transfer arrives only when it was sent. */
function balanceLine(
  line: Line,
  balances: number[],
  unsent: Set<string>,
): (Line & { readonly ye: number }) | undefined {
  const { transfer, sjfx, fen } = line;
  const after = (balances[line.account] ?? 0) + (sjfx === 1 ? fen : -fen);
  if (after < 0) {
    if (transfer !== null) unsent.add(transfer);
    return undefined;
  }
  if (transfer !== null && unsent.has(transfer)) return undefined;
  balances[line.account] = after;
  return { ...line, ye: after };
}

interface EntryState {
  readonly matchStatus: 0 | 1 | 2;
  readonly isLinked: boolean;
}

/** Older months are booked; of the last one some are still open. */
function statusOf({ kmqc, transfer }: Line, isLast: boolean, random: DemoRandom): EntryState {
  if (!isLast) return { matchStatus: 2, isLinked: transfer !== null };
  if (kmqc === null) return { matchStatus: 0, isLinked: false };
  return { matchStatus: random.chance(0.6) ? 2 : random.chance(0.7) ? 1 : 0, isLinked: false };
}

interface Kept {
  readonly made: Line & { readonly ye: number };
  readonly place: number;
  readonly period: DemoPeriod;
  readonly book: Book;
  readonly accountIds: readonly number[];
  readonly ruleIds: ReadonlyMap<string, number>;
  readonly random: DemoRandom;
  readonly entryState: EntryState;
}

function keep({ made, place, period, book, accountIds, ruleIds, random, entryState }: Kept): MadeEntry {
  const { account, fen, sjfx, zy, dfhm, ye, day, kmqc, transfer } = made;
  const { matchStatus, isLinked } = entryState;
  const subjectId = matchStatus === 0 ? null : subjectOf(made, book);
  const jyrq = `${period.name}-${String(day).padStart(2, "0")}`;
  const source = random.chance(0.06) ? 1 : book.accounts[account]?.collectChannel === 3 ? 3 : 2;
  const isMatched = subjectId !== null && kmqc !== null;
  const je = fenToYuan(fen);
  const fields = {
    bankAccountId: accountIds[account],
    jyrq,
    rnxh: 1,
    lsh:
      source === 1 ? null : `${jyrq.replaceAll("-", "")}${String(account)}${String(place).padStart(3, "0")}`,
    zy,
    dfhm: dfhm === "个人" ? book.company.legalPerson : dfhm,
    dfzh:
      transfer === null ? `6222${String(random.between(10_000_000, 99_999_999))}` : otherNumber(made, book),
    dfkhh: transfer === null ? "中国建设银行上海分行" : null,
    sjfx,
    je,
    jfje: sjfx === 1 ? je : 0,
    dfje: sjfx === 1 ? 0 : je,
    ye: fenToYuan(ye),
    subjectId,
    auxiliaryItemId: isMatched ? itemOf(made, book) : null,
    ruleId: isMatched && made.rule !== undefined ? (ruleIds.get(made.rule) ?? null) : null,
    matchStatus,
    voucherNo: matchStatus === 2 ? `记-${random.between(1, 60)}` : null,
    hasReceipt: source === 2 && random.chance(0.85) ? 1 : 0,
    receiptKey: null,
    source,
    isStatement: source === 1 ? 0 : 1,
    isTransfer: isLinked ? 1 : 0,
    transferEntryId: null,
    remark: source === 1 ? "手工补录" : null,
  };
  const { kjnd, kjqj } = period;
  const record = { companyId: book.company.companyId, kjnd, kjqj, createTime: `${jyrq} 17:30:00`, fields };
  return {
    account,
    fen,
    sjfx,
    subjectId,
    isBooked: matchStatus === 2,
    transfer: isLinked ? transfer : null,
    record,
  };
}

/** The subject of an entry: its own, of a transfer that of the other account, else that of the owners. */
function subjectOf({ kmqc, transfer, account }: Line, book: Book): number {
  if (kmqc !== null) return idOf(book, kmqc);
  if (transfer === null) return idOf(book, "其他应付款_股东往来");
  return idOf(book, `银行存款_${book.accounts[account === 0 ? 1 : 0]?.kmmc ?? ""}`);
}

function otherNumber({ account }: Line, { accounts }: Book): string | null {
  return accounts[account === 0 ? 1 : 0]?.yhzh ?? null;
}

function itemOf({ type, dfhm }: Line, { items }: Book): number | null {
  return type === undefined ? null : (items.get(dfhm) ?? null);
}
