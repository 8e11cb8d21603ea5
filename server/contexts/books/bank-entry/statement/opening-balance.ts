import type { ImportAnswers, ImportQuestion } from "../../../../contracts/import-kind.ts";
import { yuan } from "./check-chain.ts";
import type { MergedItem } from "./merge-day.ts";
import type { Register } from "./merge-register.ts";
import type { DayItem } from "./day-item.ts";

const OPENING = "opening";
const SET = "set";
const KEEP = "keep";

/** 期初余额 of an account once a statement is in; amounts in 分. */
export interface OpeningBalance {
  readonly fen: number;
  /** The statement states another one, and the account keeps its own as the user wants. */
  readonly isLeft: boolean;
  /** The decision that is open; null: none. */
  readonly open: OpenBalance | null;
}

interface OpenBalance {
  readonly statedFen: number;
  readonly accountFen: number;
  /** The row that states it; null: an entry that now comes first. */
  readonly row: number | null;
  /** The statement comes before all entries and ends with the balance that they begin with. */
  readonly joins: boolean;
}

/**
 * A statement that begins before the first entry of an account states the balance that the account begins with. Where it
 * is another one the user decides; where the statement ends with the one that the account has, it is usual to set it.
 */
export function settleOpening(
  items: readonly Movement[],
  register: Register,
  answers: ImportAnswers,
): OpeningBalance {
  const { openingFen: accountFen } = register;
  const stated = statedOpening(items, register);
  if (!stated || stated.fen === accountFen) return { fen: accountFen, isLeft: false, open: null };
  const { fen: statedFen, row } = stated;
  const open = { statedFen, accountFen, row, joins: isJoined(items, register, statedFen) };
  const isLeft = answers[OPENING] === KEEP;
  return { fen: isLeft ? accountFen : statedFen, isLeft, open };
}

/** `lineOf`: the line of a row, as the spreadsheet counts. */
export function openingQuestion(
  { open }: OpeningBalance,
  lineOf: (row: number) => number,
): ImportQuestion | undefined {
  if (!open) return undefined;
  const { statedFen, accountFen, row, joins } = open;
  const end = joins ? "；对账单的期末余额与账户现在的期初余额衔接" : "";
  return {
    id: OPENING,
    text: `${row === null ? "" : `按第 ${lineOf(row)} 行的余额，`}对账单第一笔之前的余额为 ${yuan(statedFen)}，账户的期初余额为 ${yuan(accountFen)}${end}`,
    options: [
      { value: SET, label: `以 ${yuan(statedFen)} 作为期初余额` },
      { value: KEEP, label: accountFen === 0 ? "不设置" : `期初余额保持 ${yuan(accountFen)}` },
    ],
    ...(joins && { usual: SET }),
  };
}

type Movement = Pick<MergedItem<DayItem & { readonly row: number }>, "fen" | "statedFen" | "line" | "entry">;

/**
 * 期初余额 by the first movement that states a balance; undefined where the account begins with the entry that it has begun
 * with before, or nothing states any.
 */
function statedOpening(items: readonly Movement[], { dayBefore, entries }: Register) {
  const [first] = items;
  const isAsBefore = first?.entry !== undefined && first.entry.id === entries[0]?.id;
  if (dayBefore !== null || isAsBefore) return undefined;
  let moved = 0;
  for (const { fen, statedFen, line } of items) {
    moved += fen;
    if (statedFen !== null) return { fen: statedFen - moved, row: line?.row ?? null };
  }
  return undefined;
}

/** The statement comes before all entries and ends with the balance that they begin with. */
function isJoined(items: readonly Movement[], { entries, next, openingFen }: Register, stated: number) {
  const moved = items.reduce((sum, { line, fen }) => (line ? sum + fen : sum), 0);
  return (entries.length > 0 || next !== null) && stated + moved === openingFen;
}
