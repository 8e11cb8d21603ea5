import { readNumber } from "../../../src/domain/number-text.ts";
import { fenToYuan, formatYuan } from "../../../src/domain/money.ts";
import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import { fenOf } from "./amount-of.ts";
import type { HeadCell } from "./find-head.ts";
import { type SheetLine, textOf } from "./sheet.ts";

/** A line of a file that is no row of data. */
export interface NonLine {
  readonly line: number;
  /** Its kind in words: 合计, 重复表头. */
  readonly label: string;
}

const TOTAL =
  /^(?:人民币)?(?:合计|总计|小计|共计|总合计|本页合计|本页小计|本月合计|本期合计|部门小计)(?:[(:：].*)?$/;

/** Amounts carried from another page or file: nothing in this one proves them. */
const CARRIED = /^(?:承前页|过次页|转下页|接上页|上年结转|期初余额|上期余额|本年累计|累计)(?:[:：].*)?$/;

const NOTE =
  /^(?:#|(?:打印|导出|下载|查询|制表|制单|填表|编制|审核|复核|经办|操作|出纳|会计|主管|签字|签收|备注|说明|注)\S{0,4}[:：]|以下空白|以上(?:数据|内容|信息)|第\d+页|共\d+[页条笔行])/;

/** The head of a summary at the end of a file: what stands below it is the summary. */
const SUMMARY_HEAD = /^(?:资金流水总笔数|总交易单数)$/;

export interface Sorted {
  readonly rows: readonly SheetLine[];
  readonly left: readonly NonLine[];
  /** Line of a total that is not the sum of the rows above it → the sentence that says so. */
  readonly wrongTotals: ReadonlyMap<number, string>;
}

interface KnownPlaces {
  /** The places whose values add up. */
  readonly amounts: readonly number[];
  /** The places that every row fills. */
  readonly required: readonly number[];
}

/**
 * Parts the lines below a head into rows and what is none: repeated heads, totals, what is carried over, notes of the
 * printing. A total that is not the sum of the rows above it, all of them or those since the last total, is a row with a
 * fault.
 */
export function sortLines(
  lines: readonly SheetLine[],
  head: readonly HeadCell[],
  { amounts, required }: KnownPlaces,
): Sorted {
  const rows: SheetLine[] = [];
  const left: NonLine[] = [];
  const wrongTotals = new Map<number, string>();
  const sums = new Sums(amounts);
  for (const [place, line] of lines.entries()) {
    if (isSummaryHead(line)) {
      left.push(...lines.slice(place).map((below) => ({ line: below.line, label: SUMMARY })));
      break;
    }
    const label = labelOf(line, head, { amounts, required });
    if (label === undefined) {
      rows.push(line);
      sums.add(line);
      continue;
    }
    const wrong = TOTAL.test(label) ? sums.difference(line) : undefined;
    if (wrong === undefined) left.push({ line: line.line, label: nameOf(label) });
    else {
      rows.push(line);
      const title = head[wrong.place]?.title ?? "";
      wrongTotals.set(
        line.line,
        `${nameOf(label)}行的${title} ${yuan(wrong.stated)} 与上面各行之和 ${yuan(wrong.sum)} 不符`,
      );
    }
    if (TOTAL.test(label)) sums.close();
  }
  return { rows, left, wrongTotals };
}

const REPEATED = "重复表头";
const SUMMARY = "汇总";

function isSummaryHead({ cells }: SheetLine): boolean {
  return SUMMARY_HEAD.test(bareTitle(textOf(cells[0])));
}

function labelOf(
  { cells }: SheetLine,
  head: readonly HeadCell[],
  { amounts, required }: KnownPlaces,
): string | undefined {
  const filled = cells.flatMap((cell, place) => {
    const text = bareTitle(textOf(cell));
    return text === "" ? [] : [{ text, place }];
  });
  const repeated = filled.filter(({ text, place }) => head[place]?.names.includes(text)).length;
  if (repeated >= 2 && repeated * 2 > filled.length) return REPEATED;
  // Before the label stand numbers at most: that of the line, or amounts.
  const label = filled.find(({ text }) => readNumber(text) === undefined);
  if (label && (TOTAL.test(label.text) || CARRIED.test(label.text))) return label.text;
  const isBlank = (place: number) => place !== label?.place && textOf(cells[place]).trim() === "";
  const isNoRow = required.length > 0 ? required.some(isBlank) : amounts.every(isBlank);
  return label && isNoRow && NOTE.test(label.text) ? NOTES : undefined;
}

const NOTES = "打印信息";

function nameOf(label: string): string {
  return label.replace(/[(:：].*$/, "");
}

function yuan(fen: number): string {
  return formatYuan(fenToYuan(fen));
}

/** The sums of the amounts, of all rows and since the last total. */
class Sums {
  readonly #all: Map<number, number>;
  readonly #since: Map<number, number>;

  constructor(places: readonly number[]) {
    this.#all = new Map(places.map((place) => [place, 0]));
    this.#since = new Map(places.map((place) => [place, 0]));
  }

  add({ cells }: SheetLine): void {
    for (const sums of [this.#all, this.#since])
      for (const [place, sum] of sums) sums.set(place, sum + (fenOf(cells[place]) ?? 0));
  }

  close(): void {
    for (const place of this.#since.keys()) this.#since.set(place, 0);
  }

  /** The first amount of a total that is neither sum. */
  difference({ cells }: SheetLine): { place: number; stated: number; sum: number } | undefined {
    for (const [place, sum] of this.#all) {
      const stated = fenOf(cells[place]);
      if (stated !== undefined && stated !== sum && stated !== this.#since.get(place))
        return { place, stated, sum };
    }
    return undefined;
  }
}
