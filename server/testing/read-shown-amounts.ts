import type { TestServer } from "./test-server.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The taxes of these companies' months as a list shows them now: what a request about them carries. */
export async function readShownAmounts(
  { db }: Pick<TestServer, "db">,
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
): Promise<readonly { readonly qyId: number; readonly taxAmount: number }[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom("companyPeriod")
    .select(["companyId", "zzshfjs"])
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  return rows.map(({ companyId, zzshfjs }) => ({ qyId: companyId, taxAmount: Number(zzshfjs ?? 0) }));
}
