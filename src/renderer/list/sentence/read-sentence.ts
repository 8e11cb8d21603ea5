import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { type FilterTitle, filterTitles, type SentenceFilter } from "./filter-titles.ts";
import { plainSigns, SEPARATORS, wordAt, type Reading, type ReadingTables } from "./reading.ts";
import { SENTENCE_KINDS } from "./sentence-kinds.ts";

/** A piece of a sentence and its meaning. */
type Piece =
  | { readonly kind: "value"; readonly text: string; readonly filter: SentenceFilter; readonly value: Json }
  | {
      readonly kind: "names";
      readonly text: string;
      readonly filter: SentenceFilter;
      readonly names: readonly string[];
    }
  | { readonly kind: "unknown"; readonly text: string; readonly reason: string };

/** A piece and where it begins, in characters. */
export type SentencePart = Piece & { readonly at: number };

/** Between a title and its value. */
const IS = /^\s*(?::|=|等于|属于|包含|是|为|叫|含)?\s*/u;
const BLANKS = /^\s*/u;
const IS_NOT = /^\s*(?:不等于|不包含|不属于|不是|不为|不含|≠|!=)\s*/u;
/** Before a value: all but it. */
const NOT = /^(?:不是|除了|排除|除|非|不)\s*/u;

/**
 * Reads a sentence as conditions of a list, by the titles of its filters, the labels of its code tables, days and
 * amounts: 上月 未申报 小规模 金额大于10万. Unreadable and ambiguous parts are reported and not guessed.
 */
export function readSentence(
  sentence: string,
  filters: readonly SentenceFilter[],
  tables: ReadingTables,
): readonly SentencePart[] {
  const source = sentence.trim();
  const text = plainSigns(source);
  const titles = filterTitles(filters);
  const parts: SentencePart[] = [];
  let strange = "";
  const reportUnreadable = (end: number) => {
    if (strange !== "")
      parts.push({ kind: "unknown", at: end - strange.length, text: strange, reason: "没看懂" });
    strange = "";
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const gap = SEPARATORS.exec(rest)?.[0].length ?? 0;
    // Half a number or half a Latin word is nothing.
    const isWithin = /[0-9a-z]$/iu.test(strange) && /^[0-9a-z]/iu.test(rest);
    const part = gap > 0 || isWithin ? null : readPart(rest, source.slice(at), filters, titles, tables);
    if (gap > 0 || part) reportUnreadable(at);
    else strange += source[at];
    if (part) parts.push({ ...part, at });
    at += gap || (part?.text.length ?? 1);
  }
  reportUnreadable(text.length);
  return parts;
}

interface Found {
  readonly filter: SentenceFilter;
  readonly reading: Reading;
  /** With the title. */
  readonly length: number;
  /** 0: a word of its own, 1: behind a whole title, 2: behind a part of one. */
  readonly rank: number;
}

/** The piece with which a text begins; `source` is the text as it was written. */
function readPart(
  text: string,
  source: string,
  filters: readonly SentenceFilter[],
  titles: readonly FilterTitle[],
  tables: ReadingTables,
): Piece | null {
  const bare = filters.flatMap((filter) => readBare(text, filter, tables));
  const named = titles
    .filter((title) => text.startsWith(title.text))
    .flatMap((title) => {
      const others = filters.filter((filter) => filter !== title.filter);
      return readNamed(text, source, title, tables, (rest) => isRead(rest, others, tables));
    });
  const found = [...bare, ...named];
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  const rank = Math.min(...best.map((entry) => entry.rank));
  const first = best.filter((entry) => entry.rank === rank);
  const [one] = first;
  if (!one) return readLoneTitle(text, titles, (rest) => isRead(rest, filters, tables));
  const words = source.slice(0, longest);
  const meant = [...new Set(first.map(({ filter }) => filter))];
  if (meant.length > 1) return { kind: "unknown", text: words, reason: ambiguity(words, meant) };
  const { filter, reading } = one;
  if ("fault" in reading) return { kind: "unknown", text: words, reason: reading.fault };
  return "names" in reading
    ? { kind: "names", text: words, filter, names: reading.names }
    : { kind: "value", text: words, filter, value: reading.value };
}

/** A value without a title. */
function readBare(text: string, filter: SentenceFilter, tables: ReadingTables): readonly Found[] {
  const { read, hasOpposite } = SENTENCE_KINDS[filter.kind] ?? {};
  const plain = read?.(text, filter, tables, { isTitled: false, isNegated: false });
  if (plain) return [{ filter, reading: plain, length: plain.length, rank: 0 }];
  const not = hasOpposite ? (NOT.exec(text)?.[0].length ?? 0) : 0;
  if (not === 0) return [];
  const negated = read?.(text.slice(not), filter, tables, { isTitled: false, isNegated: true });
  return negated ? [{ filter, reading: negated, length: not + negated.length, rank: 0 }] : [];
}

/** A title and its value; words of one's own are taken as they were written. */
function readNamed(
  text: string,
  source: string,
  title: FilterTitle,
  tables: ReadingTables,
  isCondition: (text: string) => boolean,
): readonly Found[] {
  const { filter, isWhole } = title;
  const kind = SENTENCE_KINDS[filter.kind];
  if (!kind) return [];
  const behind = text.slice(title.text.length);
  const isNot = IS_NOT.exec(behind)?.[0];
  // 是 may be the value itself.
  const joins = isNot === undefined ? [IS.exec(behind)?.[0] ?? "", BLANKS.exec(behind)?.[0] ?? ""] : [isNot];
  for (const join of joins) {
    const rest = behind.slice(join.length);
    if (kind.takes && !isOwnWord(kind.takes, join, rest, isCondition)) continue;
    const place = { isTitled: true, isNegated: isNot !== undefined };
    const start = title.text.length + join.length;
    const reading = kind.read(kind.takes ? source.slice(start) : rest, filter, tables, place);
    if (reading) return [{ filter, reading, length: start + reading.length, rank: isWhole ? 1 : 2 }];
  }
  return [];
}

/** Words of one's own stand apart from the title; and what is a condition by itself is no name. */
function isOwnWord(
  takes: "words" | "names",
  join: string,
  rest: string,
  isCondition: (text: string) => boolean,
): boolean {
  const isApart = join !== "" || /^["“「']/u.test(rest) || takes === "names";
  return isApart && (join.trim() !== "" || !isCondition(rest));
}

/** True when the first word is a condition by itself. */
function isRead(text: string, filters: readonly SentenceFilter[], tables: ReadingTables): boolean {
  const word = wordAt(text);
  return filters.some((filter) =>
    readBare(text, filter, tables).some(
      ({ length, reading }) => length >= word.length && !("isBegun" in reading),
    ),
  );
}

/** A title without a value that it could have. */
function readLoneTitle(
  text: string,
  titles: readonly FilterTitle[],
  isCondition: (text: string) => boolean,
): Piece | null {
  const title = titles
    .filter(({ text: name, isWhole }) => isWhole && text.startsWith(name))
    .toSorted((left, right) => right.text.length - left.text.length)[0];
  if (!title) return null;
  const behind = text.slice(title.text.length);
  const join = (IS_NOT.exec(behind) ?? IS.exec(behind))?.[0] ?? "";
  const rest = behind.slice(join.length);
  const word = isCondition(rest) ? "" : wordAt(rest);
  if (word === "")
    return { kind: "unknown", text: title.text, reason: `“${title.filter.title}”后面还没有写值` };
  return {
    kind: "unknown",
    text: title.text + join + word,
    reason: `“${title.filter.title}”没有“${word}”`,
  };
}

function ambiguity(words: string, filters: readonly SentenceFilter[]): string {
  const names = filters.map(({ title }) => title);
  return `可能是${names.join("、")}，请写明，如“${names[0]} ${words}”`;
}
