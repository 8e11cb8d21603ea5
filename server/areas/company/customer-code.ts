import type { FirmHandler } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";

const PREFIX = "KH";
const DIGITS = 5;

/** The code after the greatest one that the firm has given out: `KH00081`. */
export async function nextCustomerCode(db: TenantDb): Promise<string> {
  const last = await db
    .selectFrom("company")
    .select("khbm")
    .where("khbm", "like", PREFIX + "_".repeat(DIGITS))
    .orderBy("khbm", "desc")
    .executeTakeFirst();
  const number = Number(last?.khbm.slice(PREFIX.length) ?? 0) + 1;
  return `${PREFIX}${String(number).padStart(DIGITS, "0")}`;
}

/** Whether the customer code is taken; without one, the next that is free. */
export const customerCode: FirmHandler<{ readonly khbm?: string }> = async ({ khbm }, { db }) => {
  if (!khbm) return { khbm: await nextCustomerCode(db), used: false };
  const owner = await db
    .selectFrom("company")
    .select("companyId")
    .where("khbm", "=", khbm)
    .executeTakeFirst();
  return { khbm, used: owner !== undefined };
};
