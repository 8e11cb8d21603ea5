import type { ImportAnswers, ImportQuestion } from "../../../../contracts/import-kind.ts";
import { yuan } from "./check-chain.ts";
import type { MergedItem } from "./merge-day.ts";
import type { Register } from "./merge-register.ts";
import type { DayItem } from "./order-day.ts";

const OPENING = "opening";
const SET = "set";
const KEEP = "keep";

/** 期初余额 of an account once a statement is in; amounts in 分. */
export interface OpeningBalance {
  readonly fen: number;
  /** The statement states another one, and the account keeps its own as the user wants. */
  readonly isLeft: boolean;
  /** Absent: there is nothing to decide. */
  readonly question?: ImportQuestion;
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
  const { openingFen } = register;
  const stated = statedOpening(items, register);
  if (stated === null || stated === openingFen) return { fen: openingFen, isLeft: false };
  const joins = isJoined(items, register, stated);
  const question: ImportQuestion = {
    id: OPENING,
    text: `对账单第一笔之前的余额为 ${yuan(stated)}，账户的期初余额为 ${yuan(openingFen)}${joins ? "，与对账单期末余额一致" : ""}`,
    options: [
      { value: SET, label: `以 ${yuan(stated)} 作为期初余额` },
      { value: KEEP, label: openingFen === 0 ? "不设置" : `期初余额保持 ${yuan(openingFen)}` },
    ],
    ...(joins && { usual: SET }),
  };
  const answer = answers[OPENING];
  if (answer === KEEP) return { fen: openingFen, isLeft: true, question };
  return { fen: stated, isLeft: false, question };
}

type Movement = Pick<MergedItem<DayItem>, "fen" | "statedFen" | "line">;

/** 期初余额 by the first line of a statement; null where an entry stands before it, or it states no balance. */
function statedOpening(items: readonly Movement[], { dayBefore }: Register): number | null {
  if (dayBefore !== null || items[0]?.line === undefined) return null;
  let moved = 0;
  for (const { fen, statedFen } of items) {
    moved += fen;
    if (statedFen !== null) return statedFen - moved;
  }
  return null;
}

/** The statement comes before all entries and ends with the balance that they begin with. */
function isJoined(items: readonly Movement[], { entries, next, openingFen }: Register, stated: number) {
  const moved = items.reduce((sum, { line, fen }) => (line ? sum + fen : sum), 0);
  return (entries.length > 0 || next !== null) && stated + moved === openingFen;
}
