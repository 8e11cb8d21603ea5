import type { ImportAnswers, ImportQuestion } from "../../../../contracts/import-kind.ts";
import { dayAfter } from "../../bank-account/days-until.ts";
import { yuan } from "./check-chain.ts";
import type { Gap } from "./find-gaps.ts";
import type { RegisterEntry } from "./register-entry.ts";
import type { MinusMeaning } from "./sign-rows.ts";
import type { StatementLine } from "./statement-line.ts";

const SIGN = "sign";
const OVERLAP = "overlap";
const GAP = "gap";
const NONE = "none";

export const SIGN_QUESTION: ImportQuestion = {
  id: SIGN,
  text: "文件的支出金额都是负数，又没有余额可以核对：这些是支出，还是冲正（退回的支出）？",
  options: [
    { value: "payment", label: "支出" },
    { value: "reversal", label: "冲正" },
  ],
};

/** The user's answer about payments with a minus; undefined: there is none. */
export function answeredMinus(answers: ImportAnswers): MinusMeaning | undefined {
  const answer = answers[SIGN];
  return answer === "payment" || answer === "reversal" ? answer : undefined;
}

/** The user wants nothing of the file. */
export function isDeclined(answers: ImportAnswers): boolean {
  return answers[OVERLAP] === NONE || answers[GAP] === NONE;
}

/**
 * The question where the register has entries of the days of a statement, and the statement brings more. It answers
 * itself where each of those entries stands in the file.
 */
export function overlapQuestion(
  lines: readonly StatementLine[],
  entries: readonly RegisterEntry[],
  doubles: ReadonlyMap<number, RegisterEntry>,
): ImportQuestion | undefined {
  const fresh = lines.length - doubles.size;
  const days = new Set(lines.map(({ day }) => day));
  const there = entries.filter(({ day }) => days.has(day));
  if (there.length === 0 || fresh === 0) return undefined;
  const others = there.length - doubles.size;
  const othersText = others === 0 ? "" : `；另有 ${others} 笔已有的流水不在文件中，请核对是否重复`;
  return {
    id: OVERLAP,
    text: `文件的日期中账户已有 ${there.length} 笔流水：文件有 ${doubles.size} 笔与之相同，${fresh} 笔还没有${othersText}`,
    options: [
      { value: "missing", label: `只导入没有的 ${fresh} 笔` },
      { value: NONE, label: "不导入" },
    ],
    ...(others === 0 && { usual: "missing" }),
  };
}

/** The most gaps that a sentence lists. */
const MOST_GAPS = 3;

/** The question where the balances of a statement do not join those of the register. */
export function gapQuestion(
  gaps: readonly Gap[],
  lineOf: (row: number) => number,
): ImportQuestion | undefined {
  if (gaps.length === 0) return undefined;
  const listed = gaps.slice(0, MOST_GAPS).map((gap) => gapSentence(gap, lineOf));
  const more = gaps.length > MOST_GAPS ? ` 等 ${gaps.length} 处` : "";
  return {
    id: GAP,
    text: `余额不衔接：${listed.join("；")}${more}`,
    options: [
      { value: "import", label: "仍然导入，之后补齐" },
      { value: NONE, label: "不导入" },
    ],
  };
}

function gapSentence({ fromDay, endsWith, toDay, beginsWith, row }: Gap, lineOf: (row: number) => number) {
  const from = fromDay === null ? "账户期初" : `至 ${fromDay} `;
  const place = row === null ? "" : `（第 ${lineOf(row)} 行的余额减去本笔）`;
  return `${from}余额 ${yuan(endsWith)}，${toDay} 该笔之前的余额 ${yuan(beginsWith)}${place}，相差 ${yuan(beginsWith - endsWith)}，${missingDays(fromDay, toDay)}`;
}

function missingDays(fromDay: string | null, toDay: string): string {
  if (fromDay === null) return `可能缺少 ${toDay} 之前的流水`;
  const [first, last] = [dayAfter(fromDay), dayAfter(toDay, -1)];
  return first <= last ? `可能缺少 ${first} 至 ${last} 的流水` : `请核对 ${toDay} 的流水是否有缺少或多余`;
}
