import { sql } from "kysely";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";

const PREFIX = "KH";
const DIGITS = 5;

/**
 * The code after the greatest one that the firm has given out: `KH00081`. Codes of another form were chosen by hand
 * and do not count; nor do those of more than nine digits, which are dates or numbers of another system.
 */
async function nextCustomerCode(db: TenantDb): Promise<string> {
  const { greatest } = await db
    .selectFrom("company")
    .select(sql<number | null>`max(substr(khbm, 3)::int)`.as("greatest"))
    .where(sql<boolean>`khbm ~ '^KH[0-9]{5,9}$'`)
    .executeTakeFirstOrThrow();
  return `${PREFIX}${String((greatest ?? 0) + 1).padStart(DIGITS, "0")}`;
}

/** The next code, which no other write gets while this one goes on. */
export async function giveCustomerCode(context: FirmContext): Promise<string> {
  await takeTurn("customerCode", context);
  return await nextCustomerCode(context.db);
}

/** The verdict on a customer code; without one, the next that is free. */
export const customerCode = operation("company.customerCode.get", async ({ khbm }, { db }) => {
  if (!khbm) return { khbm: await nextCustomerCode(db), used: false };
  const owner = await db
    .selectFrom("company")
    .select("companyId")
    .where("khbm", "=", khbm)
    .executeTakeFirst();
  return { khbm, used: owner !== undefined };
});
