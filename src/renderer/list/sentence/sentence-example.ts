import { enumEntries } from "../../../fields/enum/enum-labels.ts";
import type { SentenceFilter } from "./filter-titles.ts";
import { readSentence } from "./read-sentence.ts";
import type { ReadingTables } from "./reading.ts";

/** So many conditions show how it goes. */
const CONDITIONS = 3;

/** A sentence that the list would understand, of its own filters. */
export function sentenceExample(filters: readonly SentenceFilter[], tables: ReadingTables): string {
  const isClear = (words: string) =>
    readSentence(words, filters, tables).every(({ kind }) => kind === "value");
  const days = filters.filter(({ kind }) => kind === "date-range" || kind === "period");
  const [day] = days;
  const words = filters.flatMap(({ kind, title, options }) => {
    if (kind === "number-range") return [`${title}大于1万`];
    if (kind !== "enum") return [];
    const labels = enumEntries(options, tables.enums).flatMap(({ value, label, all }) =>
      value === null || all ? [] : [label],
    );
    return labels.filter(isClear).slice(0, 1);
  });
  const amounts = words.filter((word) => word.endsWith("万"));
  const others = words.filter((word) => !word.endsWith("万"));
  const when = day ? [days.length === 1 ? "上月" : `${day.title} 上月`] : [];
  return [...when, ...others, ...amounts].slice(0, CONDITIONS).join(" ") || `${filters[0]?.title ?? ""} …`;
}
