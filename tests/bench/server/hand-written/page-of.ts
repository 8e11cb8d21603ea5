import type { Query } from "./database.ts";

interface PageQuery {
  readonly columns: string;
  /** With its conditions. */
  readonly from: string;
  readonly order: string;
  readonly values: readonly unknown[];
  readonly pageNum: number;
  readonly pageSize: number;
}

/** A page and the number of all rows, in one statement, as in the product. */
export async function pageOf(
  query: Query,
  { columns, from, order, values, pageNum, pageSize }: PageQuery,
): Promise<{ readonly rows: Record<string, unknown>[]; readonly total: number }> {
  const rows = await query<Record<string, unknown>>(
    `select ${columns}, (select count(*) ${from}) as "rowsInAll" ${from}
     order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, pageSize, (pageNum - 1) * pageSize],
  );
  const [first] = rows;
  if (first) {
    const total = Number(first["rowsInAll"]);
    for (const row of rows) delete row["rowsInAll"];
    return { rows, total };
  }
  if (pageNum === 1) return { rows, total: 0 };
  const [counted] = await query<{ total: number }>(`select count(*) as total ${from}`, values);
  return { rows, total: counted?.total ?? 0 };
}
