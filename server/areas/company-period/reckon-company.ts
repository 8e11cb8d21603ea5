import { yuanToFen } from "../../../src/domain/money.ts";
import { type PeriodFacts, reckonPeriod } from "../../../src/domain/tax/reckon-period.ts";
import { type SpecialAmounts, specialAmounts } from "../../../src/domain/tax/special-amounts.ts";
import { SPECIAL_CASE_TYPES } from "../../../src/domain/tax/special-case-types.ts";
import { monthsDeclared, taxFrequency } from "../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { RecordStore } from "../../records/record-store.ts";
import type { PeriodOf } from "./company-period.ts";
import { readTotals } from "./read-totals.ts";

/** The company as its taxes see it. */
export async function readTaxpayer(db: TenantDb, companyId: number) {
  return await db
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
    ])
    .where("companyId", "=", companyId)
    .executeTakeFirstOrThrow();
}

/** What has been declared beside the invoices, in 分. */
async function readSpecialAmounts(
  context: FirmContext,
  { companyId, kjnd, kjqj }: PeriodOf,
): Promise<SpecialAmounts> {
  const store = await RecordStore.open("specialCase", context);
  const cases = await store.list({ where: { companyId, kjnd, kjqj } });
  return specialAmounts(
    cases.map(({ specialType, amount }) => ({
      specialType: SPECIAL_CASE_TYPES.find(({ id }) => id === specialType)?.code ?? "",
      amount: (amount ?? null) as number | null,
    })),
  );
}

/**
 * The taxes of a company's month from its invoices and special cases, as they are now; `tried` replaces some of the
 * special amounts. Throws a RangeError, worded for users, when no rate holds for the month.
 */
export async function reckonCompany(
  context: FirmContext,
  period: PeriodOf,
  tried: Partial<SpecialAmounts> = {},
): Promise<ReturnType<typeof reckonPeriod> & { readonly facts: PeriodFacts }> {
  const { db } = context;
  const { companyId, kjnd, kjqj } = period;
  const taxpayer = await readTaxpayer(db, companyId);
  const months = Array.from({ length: kjqj }, (_none, index) => index + 1);
  const facts: PeriodFacts = {
    kjnd,
    kjqj,
    declared: await readTotals(db, companyId, kjnd, monthsDeclared(kjqj, taxFrequency(taxpayer.nsqxdm))),
    year: await readTotals(db, companyId, kjnd, months),
    special: { ...(await readSpecialAmounts(context, period)), ...tried },
    openingCredit: await readOpeningCredit(db, period),
    prepaidIncomeTax: await readPrepaidIncomeTax(db, period),
  };
  return { ...reckonPeriod(taxpayer, facts), facts };
}

async function readOpeningCredit(db: TenantDb, { companyId, kjnd, kjqj }: PeriodOf): Promise<number> {
  const before = await db
    .selectFrom("companyPeriod")
    .select("estimate")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjqj === 1 ? kjnd - 1 : kjnd)
    .where("kjqj", "=", kjqj === 1 ? 12 : kjqj - 1)
    .executeTakeFirst();
  return yuanToFen(before?.estimate?.closingCredit ?? 0);
}

async function readPrepaidIncomeTax(db: TenantDb, { companyId, kjnd, kjqj }: PeriodOf): Promise<number> {
  const earlier = await db
    .selectFrom("companyPeriod")
    .select("estimate")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "<", kjqj)
    .execute();
  return earlier.reduce((total, { estimate }) => total + yuanToFen(estimate?.otherSe ?? 0), 0);
}
