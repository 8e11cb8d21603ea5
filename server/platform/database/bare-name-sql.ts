import { type RawBuilder, sql } from "kysely";

/**
 * The name in a column as `bareName` gives it, in the words of the indexes of such names. Stored names have no invisible
 * marks any more.
 */
export function bareNameIn(column: string): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(${sql.ref(column)}, nfkc), '\\s+', '', 'g')`;
}
