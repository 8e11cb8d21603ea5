import { type RawBuilder, type SqlBool, sql } from "kysely";
import { loosePattern, searchPattern, searchWords } from "../../../src/domain/name-search.ts";
import { containing } from "./containing.ts";

/** As it is called in the query, or what it is worked out by. */
export type Column = string | RawBuilder<unknown>;

/** The columns that a search looks at, as they are called in the query. */
export interface Searched {
  /** Each word may be part of any of them. */
  readonly texts: readonly Column[];
  /** Columns that hold what `readName` gave: found by pinyin. */
  readonly readings: readonly Column[];
}

/** Clients by name, its initials or pinyin, customer code or tax number. */
export const clientsOf = (table: string): Searched => ({
  texts: [`${table}.companyName`, `${table}.khbm`, `${table}.taxlayerNo`],
  readings: [`${table}.reading`],
});

/** Staff by name, its initials or pinyin, or account. */
export const STAFF: Searched = { texts: ["staff.name", "staff.account"], readings: ["staff.reading"] };

/** Holds where every word of the text is found. */
export function searchFor(text: string, searched: Searched): RawBuilder<SqlBool> {
  return everyWord(text, searched, searchPattern, (word) => [word]);
}

/** As `searchFor`, but signs may be left out between those of a word that is no number. */
export function searchLooselyFor(text: string, searched: Searched): RawBuilder<SqlBool> {
  return everyWord(text, searched, loosePattern, (word) => (/^\d+$/.test(word) ? [word] : Array.from(word)));
}

function everyWord(
  text: string,
  { texts, readings }: Searched,
  patternOf: (word: string) => string | null,
  partsOf: (word: string) => readonly string[],
): RawBuilder<SqlBool> {
  const words = searchWords(text).map((word) => {
    const pattern = patternOf(word);
    const ways = texts.map((column) => {
      const [operator, wanted] = containing(...partsOf(word));
      return sql<SqlBool>`${columnSql(column)} ${sql.raw(operator)} ${wanted}`;
    });
    const read =
      pattern === null ? [] : readings.map((column) => sql<SqlBool>`${columnSql(column)} ~ ${pattern}`);
    return sql<SqlBool>`(${sql.join([...ways, ...read], sql` or `)})`;
  });
  return words.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(words, sql` and `)})`;
}

export function columnSql(column: Column): RawBuilder<unknown> {
  return typeof column === "string" ? sql`${sql.ref(column)}` : column;
}
