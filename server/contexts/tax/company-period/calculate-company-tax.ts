import { type PeriodFacts, calculatePeriod } from "../../../../src/domain/tax/calculate-period.ts";
import type { SpecialAmounts } from "../../../../src/domain/tax/special-amounts.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { readOpening } from "../opening/read-opening.ts";
import type { PeriodOf } from "./company-period.ts";
import { readSpecialAmounts, usualSalesPercent } from "./read-special-amounts.ts";
import { type DeductedPurchases, readTotals } from "./read-totals.ts";

/** The company as its taxes see it. */
export async function readTaxpayer(db: TenantDb, companyId: number) {
  return await selectTaxpayers(db).where("companyId", "=", companyId).executeTakeFirstOrThrow();
}

type Taxpayer = Awaited<ReturnType<typeof readTaxpayer>>;

/** The same of several companies, by their ids. */
export async function readTaxpayers(
  db: TenantDb,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, Taxpayer>> {
  if (companyIds.length === 0) return new Map();
  const taxpayers = await selectTaxpayers(db)
    .where("companyId", "in", [...companyIds])
    .execute();
  return new Map(taxpayers.map((taxpayer) => [taxpayer.companyId, taxpayer]));
}

function selectTaxpayers(db: TenantDb) {
  return db
    .selectFrom("company")
    .select([
      "companyId",
      "companyName",
      "taxlayerNo",
      "taxlayerType",
      "nsqxdm",
      "companyType",
      "scales",
      "areaId",
      "provinceId",
      "registrationDate",
      "industry",
      "surtaxReliefFrom",
      "surtaxReliefTo",
    ]);
}

/**
 * The taxes of a company's month from its invoices and special cases, as they are now; `tried` replaces some of the
 * special amounts, and what `deducted` names is taken for input tax. Throws a RangeError, worded for users, when no rate
 * holds for the month.
 */
export async function calculateCompanyTax(
  context: FirmContext,
  period: PeriodOf,
  {
    deducted = "confirmed",
    ...tried
  }: Partial<SpecialAmounts> & { readonly deducted?: DeductedPurchases } = {},
): Promise<ReturnType<typeof calculatePeriod> & { readonly facts: PeriodFacts }> {
  const { db } = context;
  const { companyId, kjnd, kjqj } = period;
  const taxpayer = await readTaxpayer(db, companyId);
  const declared = monthsDeclared(kjqj, taxFrequency(taxpayer.nsqxdm));
  const percent = async () => await usualSalesPercent(db, taxpayer, period);
  const special = await readSpecialAmounts(context, companyId, kjnd, declared, percent);
  const facts: PeriodFacts = {
    kjnd,
    kjqj,
    declared: await readTotals(db, companyId, kjnd, declared, deducted),
    special: { ...special, ...tried },
    opening: await readOpening(context, period, taxpayer),
  };
  return { ...calculatePeriod(taxpayer, facts), facts };
}
