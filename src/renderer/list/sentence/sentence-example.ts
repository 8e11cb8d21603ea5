import { enumEntries } from "../../../fields/enum/enum-labels.ts";
import type { SentenceFilter } from "./filter-titles.ts";
import { readSentence } from "./read-sentence.ts";
import type { ReadingTables } from "./reading.ts";
import { SENTENCE_KINDS } from "./sentence-kinds.ts";

/** The number of conditions in the example. */
const CONDITIONS = 3;

/** A sentence that the list would understand, of its own filters. */
export function sentenceExample(filters: readonly SentenceFilter[], tables: ReadingTables): string {
  const isValueOf = (words: string, filter: SentenceFilter) => {
    const [part, ...more] = readSentence(words, filters, tables);
    return more.length === 0 && part?.kind === "value" && part.filter === filter;
  };
  const words = filters
    .filter(({ kind }) => SENTENCE_KINDS[kind]?.takes === undefined)
    .flatMap((filter) => wordsFor(filter, tables).find((text) => isValueOf(text, filter)) ?? []);
  return words.slice(0, CONDITIONS).join(" ") || `${filters[0]?.title ?? ""} …`;
}

/** Words that could be a value of the filter, the shortest first. */
function wordsFor({ title, options }: SentenceFilter, { enums }: ReadingTables): readonly string[] {
  const labels = enumEntries(options, enums).flatMap(({ label, all }) => (all ? [] : [label]));
  return ["上月", ...labels, title, `${title} 上月`, `${title}大于1万`];
}
