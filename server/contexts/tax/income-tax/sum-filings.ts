import type { FilingQuery } from "./select-filings.ts";

/** The amounts of the filings added up, in yuan; null where no client has any. */
export async function sumFilings(query: FilingQuery) {
  const sums = await query
    .select((select) => [
      select.fn.sum<string | null>("f.lrze").as("lrze"),
      select.fn.sum<string | null>("f.ynssde").as("ynssde"),
      select.fn.sum<string | null>("f.ynsdse").as("ynsdse"),
      select.fn.sum<string | null>("f.jmsdse").as("jmsdse"),
      select.fn.sum<string | null>("f.yyjse").as("yyjse"),
      select.fn.sum<string | null>("f.ybtse").as("ybtse"),
    ])
    .executeTakeFirstOrThrow();
  const amount = (sum: string | null) => (sum === null ? null : Number(sum));
  return {
    lrze: amount(sums.lrze),
    ynssde: amount(sums.ynssde),
    ynsdse: amount(sums.ynsdse),
    jmsdse: amount(sums.jmsdse),
    yyjse: amount(sums.yyjse),
    ybtse: amount(sums.ybtse),
  };
}
