import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { OPEN, TRANSFERRED } from "./select-red-letters.ts";

/**
 * With 统计确认 the purchases selected for the month are deducted for what the letters up to then have left. Without it
 * nothing was deducted, so that the month has nothing to transfer out of it either.
 */
export async function settleRedLetters(
  { companyId, kjnd, kjqj }: PeriodOf,
  confirmed: boolean,
  { db }: Pick<FirmContext, "db">,
): Promise<void> {
  const toSelected = db
    .updateTable("invoice")
    .where("companyId", "=", companyId)
    .where("hcse", "<", "0")
    .where("lzfpId", "in", (from) =>
      from
        .selectFrom("invoice as blue")
        .select("blue.id")
        .where("blue.companyId", "=", companyId)
        .where("blue.gxnd", "=", kjnd)
        .where("blue.gxyf", "=", kjqj)
        .where("blue.gxzt", "=", 1),
    );
  if (confirmed) {
    await toSelected
      .set({ withinRest: 1 })
      .where("kprq", "<=", lastDayOf(kjnd, kjqj))
      .where("zczt", "!=", TRANSFERRED)
      .execute();
    return;
  }
  await toSelected.set({ withinRest: 0 }).execute();
  await toSelected
    .set({ zczt: OPEN, zcnd: null, zcyf: null, zcyy: null, zcyh: null })
    .where("zcnd", "=", kjnd)
    .where("zcyf", "=", kjqj)
    .execute();
}
