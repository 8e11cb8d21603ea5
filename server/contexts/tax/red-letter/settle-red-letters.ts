import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { lastDayOf } from "../company-period/period-days.ts";

/**
 * With 统计确认 the purchases selected for the month are deducted for what the letters up to then have left. Without it
 * nothing was deducted, so that nothing is to be transferred out either.
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
  await (
    confirmed
      ? toSelected.set({ withinRest: 1 }).where("kprq", "<=", lastDayOf(kjnd, kjqj))
      : toSelected.set({ withinRest: 0, zczt: 0, zcnd: null, zcyf: null, zcyy: null, zcyh: null })
  ).execute();
}
