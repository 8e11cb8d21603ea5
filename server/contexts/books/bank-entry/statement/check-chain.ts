import { fenToYuan, formatYuan } from "../../../../../src/domain/money.ts";
import type { ChainLink } from "./statement-line.ts";

export interface ChainBreak {
  readonly row: number;
  /** Begins with 余额, for a sentence of its line. */
  readonly message: string;
}

/**
 * The lines whose balance does not follow from the balance before and their own amount. The check goes on behind each of
 * them, and behind a line that could not be read, from the balance that the bank states.
 */
export function findChainBreaks(links: readonly ChainLink[]): ChainBreak[] {
  const breaks: ChainBreak[] = [];
  let before: number | null = null;
  for (const { row, fen, statedFen } of links) {
    const expected: number | null = before === null || fen === null ? null : before + fen;
    if (expected !== null && statedFen !== null && expected !== statedFen)
      breaks.push({ row, message: breakMessage(statedFen, expected) });
    before = statedFen ?? expected;
  }
  return breaks;
}

export function countBreaks(links: readonly ChainLink[]): number {
  return findChainBreaks(links).length;
}

function breakMessage(statedFen: number, expected: number): string {
  return `余额 ${yuan(statedFen)} 与上一笔余额加减本笔金额不符，按上一笔应为 ${yuan(expected)}，请核对对账单`;
}

/** An amount in 分 as sentences say it. */
export function yuan(fen: number): string {
  return formatYuan(fenToYuan(fen));
}
