import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { findChainBreaks } from "./check-chain.ts";
import { orderLinks } from "./order-links.ts";
import { type StatementAccount, type StatementRow, readRow } from "./read-rows.ts";
import { type MinusMeaning, type Movement, findMinusMeaning, linksOf, movementOf } from "./sign-rows.ts";
import type { StatementLine } from "./statement-line.ts";

/** Name of a text → the number of characters that an entry keeps of it. */
export type TextLimits = { readonly [name in CutText]: number };

const CUT_TEXTS = ["zy", "dfhm", "dfzh", "dfkhh", "lsh", "remark"] as const;
type CutText = (typeof CUT_TEXTS)[number];

export interface Statement {
  /** Those without faults, from the earliest to the latest. */
  readonly lines: readonly StatementLine[];
  /** Row → its faults. */
  readonly faults: ReadonlyMap<number, readonly FieldError[]>;
  /** Rows that move nothing: interest of 0.00, a balance brought forward. */
  readonly idle: ReadonlySet<number>;
  /** The file begins with the latest line. */
  readonly isTurned: boolean;
  /** The payments have a minus, and nothing proves what it means. */
  readonly isMinusOpen: boolean;
  /** Name of a text → the rows whose text is longer than an entry keeps. */
  readonly cut: ReadonlyMap<CutText, readonly number[]>;
}

export interface ReadingOptions {
  readonly account: StatementAccount;
  readonly limits: TextLimits;
  /** The user's answer about a minus that nothing else explains. */
  readonly minus?: MinusMeaning | undefined;
}

/** Reads the rows of a file as a statement: what moved, in which order, and what is wrong with it by itself. */
export function readStatement(
  rows: readonly ImportRow[],
  { account, limits, minus: told }: ReadingOptions,
): Statement {
  const read = rows.map((row, place) => readRow(row, place, account));
  const idle = new Set(read.filter(isIdle).map(({ row }) => row));
  const moving = read.filter(({ row }) => !idle.has(row));
  const found = findMinusMeaning(moving);
  const minus = found ?? told ?? "payment";
  const faults = new Map(moving.map((row) => [row.row, [...row.faults, ...rowFaults(row, moving)]]));
  const { links, isTurned, misplaced } = orderLinks(linksOf(moving, minus));
  if (misplaced)
    faults.get(misplaced.row)?.push({ path: "jyrq", message: misplacedMessage(misplaced.day, moving) });
  else for (const { row, message } of findChainBreaks(links)) faults.get(row)?.push({ path: "ye", message });
  const cut = new Map<CutText, number[]>();
  const lines = links.flatMap((link) => {
    if ((faults.get(link.row) ?? []).length > 0) return [];
    const movement = movementOf(link, minus);
    return movement ? [cutLine(lineOf(link, movement), limits, cut)] : [];
  });
  const isMinusOpen = found === undefined && told === undefined;
  return { lines, faults, idle, isTurned, isMinusOpen, cut };
}

const NO_MOVEMENT =
  /^(?:承前页|过次页|上页余额|(?:上期|上月|上年|期初|昨日|上日)(?:余额|结余|结转)|期末余额)$/u;

function isIdle({ received, paid, amount, zy, faults }: StatementRow): boolean {
  const amounts = [received, paid, amount].filter((fen) => fen !== null);
  if (faults.some(({ path }) => path === "jfje" || path === "dfje" || path === "je")) return false;
  if (amounts.length > 0) return amounts.every((fen) => fen === 0);
  return NO_MOVEMENT.test((zy ?? "").replaceAll(/\s/g, ""));
}

/** The faults of its cells together. */
function rowFaults(row: StatementRow, all: readonly StatementRow[]): FieldError[] {
  const known = new Set(row.faults.map(({ path }) => path));
  const faults: FieldError[] = [];
  if (row.day === null && !known.has("jyrq") && !known.has("jysj"))
    faults.push({ path: "jyrq", message: "请填写交易日期" });
  if (["jfje", "dfje", "je", "jdbz"].some((name) => known.has(name))) return faults;
  if ((row.received ?? 0) !== 0 && (row.paid ?? 0) !== 0)
    faults.push({ path: "jfje", message: "收入金额和支出金额只能填写其中一个" });
  if (row.received === null && row.paid === null && row.amount === null)
    faults.push({ path: all.some(({ amount }) => amount !== null) ? "je" : "jfje", message: NO_AMOUNT });
  const isMarkMissing = row.amount !== null && row.mark === null && all.some(({ mark }) => mark !== null);
  if (isMarkMissing) faults.push({ path: "jdbz", message: "请填写借贷标志" });
  return faults;
}

const NO_AMOUNT = "请填写金额：收入或支出其中一个";

function misplacedMessage(day: string, rows: readonly StatementRow[]): string {
  const days = rows.flatMap((row) => row.day ?? []);
  const isDescending = (days.at(0) ?? "") > (days.at(-1) ?? "");
  const [seen, order] = isDescending ? ["晚于", "从晚到早"] : ["早于", "从早到晚"];
  return `交易日期 ${day} ${seen}上一行，与文件${order}的顺序不一致，请按交易日期从早到晚排列后重新上传`;
}

function lineOf(link: StatementRow & { readonly day: string }, movement: Movement): StatementLine {
  const { row, day, time, statedFen, purpose, party, payer, payee, lsh } = link;
  const [other, { dfhm, dfzh, dfkhh }] = [movement.sjfx === 1 ? payer : payee, party];
  const named = { dfhm: dfhm ?? other.dfhm, dfzh: dfzh ?? other.dfzh, dfkhh: dfkhh ?? other.dfkhh };
  const zy = link.zy ?? purpose ?? named.dfhm ?? "无摘要";
  const remark = purpose === zy ? null : purpose;
  return { row, day, time, statedFen, zy, remark, ...named, lsh, ...movement };
}

/** Texts longer than an entry keeps lose their end, and are noted in `cut`. */
function cutLine(line: StatementLine, limits: TextLimits, cut: Map<CutText, number[]>): StatementLine {
  const texts = CUT_TEXTS.flatMap((name) => {
    const text = line[name];
    if (text === null || text.length <= limits[name]) return [];
    cut.set(name, [...(cut.get(name) ?? []), line.row]);
    return [[name, text.slice(0, limits[name])] as const];
  });
  return { ...line, ...Object.fromEntries(texts) };
}
