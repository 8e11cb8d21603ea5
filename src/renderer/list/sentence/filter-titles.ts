import type { FilterPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { plainSigns } from "./reading.ts";

/** A filter, or the period that a screen is about. */
export type SentenceFilter = Pick<FilterPlan, "id" | "kind" | "title" | "options">;

/** The period in the bar above a screen, under a name that no filter has. */
export const CONTEXT_PERIOD: SentenceFilter = { id: "$period", kind: "period", title: "账期", options: {} };

/** A way to name a filter in a sentence. */
export interface FilterTitle {
  readonly text: string;
  readonly filter: SentenceFilter;
  /** False: a part of the title, such as 金额 for 预计金额. */
  readonly isWhole: boolean;
}

/** Words for one thing at the beginning of a title. */
const SAME: readonly (readonly string[])[] = [
  ["企业", "客户", "公司"],
  ["税号", "纳税人识别号"],
];

/** Ends of titles that people leave out. */
const LEFT_OUT = /(?:名称|状态|时间|日期|类型|情况|人员|期间)$/u;

/** Shorter parts of a title name nothing. */
const SHORTEST = 2;

/** All ways to name the filters; a part that is another filter's whole title names that one alone. */
export function filterTitles(filters: readonly SentenceFilter[]): readonly FilterTitle[] {
  const whole = filters.flatMap((filter) =>
    wholeTitles(filter.title).map((text): FilterTitle => ({ text, filter, isWhole: true })),
  );
  const taken = new Set(whole.map(({ text }) => text));
  const parts = filters.flatMap((filter) =>
    [...new Set(wholeTitles(filter.title).flatMap(titleParts))]
      .filter((text) => !taken.has(text))
      .map((text): FilterTitle => ({ text, filter, isWhole: false })),
  );
  return [...whole, ...parts];
}

/** 客户名称或编码 is called 客户名称, 企业名称 and 编码 too. */
function wholeTitles(title: string): readonly string[] {
  const plain = plainSigns(title).replaceAll(/\s*\([^)]*\)/gu, "");
  const names = [plain, ...plain.split(/[、/或]/u), plain.replace(/^是否/u, "")];
  const all = names.flatMap((name) => [name, ...otherWords(name)]);
  return [...new Set(all)].filter((name) => name.length >= SHORTEST || name === plain);
}

function otherWords(title: string): readonly string[] {
  return SAME.flatMap((words) =>
    words
      .filter((word) => title.startsWith(word))
      .flatMap((word) => words.map((other) => other + title.slice(word.length))),
  );
}

/** 创建 of 创建时间, 金额 of 预计金额. */
function titleParts(title: string): readonly string[] {
  const ends = Array.from({ length: Math.max(0, title.length - SHORTEST) }, (_, at) => title.slice(at + 1));
  return [title.replace(LEFT_OUT, ""), ...ends].filter((part) => part.length >= SHORTEST && part !== title);
}
