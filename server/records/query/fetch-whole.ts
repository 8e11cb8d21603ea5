import type { SelectQueryBuilder, Simplify } from "kysely";
import { Refusal } from "../../platform/errors.ts";

/** All rows of a query; refuses with `tooMany` beyond `most`, so that no caller takes a part for the whole. */
export async function fetchWhole<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  most: number,
  tooMany: string,
): Promise<Simplify<Row>[]> {
  const rows = await query.limit(most + 1).execute();
  if (rows.length > most) throw new Refusal("tooMany", tooMany);
  return rows;
}
