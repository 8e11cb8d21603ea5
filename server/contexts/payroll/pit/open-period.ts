import { isHistorical } from "../../../../src/domain/period.ts";
import { servedIn } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { insertMissing } from "../../../records/write/insert-missing.ts";
import { type PayrollPeriod, periodName } from "../salary/payroll-period.ts";

type Month = Pick<PayrollPeriod, "kjnd" | "kjqj">;

/**
 * Gives every client of the firm that is served in the month a declaration of it, where there is none: a month begins
 * when it is first looked at, and a client that was taken in later is there at once. Only the month that runs and the one
 * before, which is being filed, are begun so.
 */
export async function openPeriod({ kjnd, kjqj }: Partial<Month>, context: FirmContext): Promise<void> {
  if (kjnd === undefined || kjqj === undefined || !isOpening({ kjnd, kjqj }, context)) return;
  const companies = await companiesWithout({ kjnd, kjqj }, context);
  await insertMissing(
    "pitDeclaration",
    companies.map((qyid) => ({ qyid, kjnd, kjqj })),
    context,
  );
}

function isOpening(month: Month, { clock }: FirmContext): boolean {
  const period = periodName(month);
  const now = clock.now();
  return !isHistorical(period, now) && period <= now.slice(0, 7);
}

async function companiesWithout(month: Month, { db }: FirmContext): Promise<number[]> {
  const { kjnd, kjqj } = month;
  const companies = await db
    .selectFrom("company")
    .select("company.companyId")
    .where("company.isRemove", "=", 0)
    .where(servedIn(periodName(month)))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("plainRecord as r")
            .select("r.id")
            .where("r.resource", "=", "pitDeclaration")
            .whereRef("r.companyId", "=", "company.companyId")
            .where("r.kjnd", "=", kjnd)
            .where("r.kjqj", "=", kjqj),
        ),
      ),
    )
    .execute();
  return companies.map(({ companyId }) => companyId);
}
