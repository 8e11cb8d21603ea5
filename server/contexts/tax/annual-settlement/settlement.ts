import type { Selectable } from "kysely";
import { isOwnedByPersons } from "../../../../src/domain/tax/income-tax-kind.ts";
import { settlementWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import {
  type FailedCompany,
  type SortedCompanies,
  nameCompanies,
} from "../company-period/sorted-companies.ts";

export type Settlement = Selectable<TenantTables["annualSettlement"]>;

export const CALCULATED = 1;
export const CALCULATING = 2;
export const CALCULATION_FAILED = 3;

/** 企业所得税汇算清缴 among the codes of taxes. */
export const SETTLEMENT_TAX = 303;
/** Amounts up to one yuan are neither collected nor paid back. */
const LEAST_DUE = 1;

/** A tax is to be paid for the year. */
export function isDue({ ybtse }: Pick<Settlement, "ybtse">): boolean {
  return Number(ybtse) > LEAST_DUE;
}

/** There is a tax to be paid, or to be paid back. */
export function isOpenBalance({ ybtse }: Pick<Settlement, "ybtse">): boolean {
  return Math.abs(Number(ybtse)) > LEAST_DUE;
}

/** The month with which a year is declared. */
export function monthOfYear(kjnd: number): { readonly kjnd: number; readonly kjqj: number } {
  return { kjnd, kjqj: 12 };
}

/** The year is over, so that it can be settled. `now`: Asia/Shanghai. */
export function isYearOver(kjnd: number, now: string): boolean {
  return kjnd < Number(now.slice(0, 4));
}

/** The last day of service to begin with: a client who comes later has settled the year with another firm. */
export function lastBeginOf(kjnd: number, { filingCalendar }: Pick<FirmContext, "filingCalendar">): string {
  return settlementWindow(kjnd, filingCalendar).last;
}

type FaultOf = (settlement: Settlement, context: FirmContext) => string | null;

export interface OfYear {
  readonly kjnd: number;
  readonly companyIds: readonly number[];
}

interface TakenSettlement extends Settlement {
  readonly companyName: string;
  readonly taxlayerNo: string;
}

/** The rows of those that may go on, locked for a change and made where there was none, and the others with their reasons. */
export async function sortSettlements(
  { kjnd, companyIds }: OfYear,
  faultOf: FaultOf,
  context: FirmContext,
): Promise<SortedCompanies<TakenSettlement>> {
  const companies = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "companyType", "registType", "registrationDate"])
    .where("companyId", "in", [...new Set(companyIds)])
    .orderBy("companyId")
    .execute();
  context.concerns(nameCompanies(companies.map(({ companyName }) => companyName)));
  const settles = (company: (typeof companies)[number]) =>
    !isOwnedByPersons(company) && (company.registrationDate ?? "") <= `${kjnd}-12-31`;
  const taken = await takeSettlements(
    kjnd,
    companies.filter(settles).map(({ companyId }) => companyId),
    context,
  );
  const settlements = new Map(taken.map((settlement) => [settlement.companyId, settlement]));
  const passed: TakenSettlement[] = [];
  const failed: FailedCompany[] = [];
  for (const company of companies) {
    const { companyId, companyName, taxlayerNo } = company;
    const settlement = settlements.get(companyId);
    const reason = settlement ? faultOf(settlement, context) : noSettlement(company, kjnd);
    if (settlement && reason === null) passed.push({ ...settlement, companyName, taxlayerNo });
    else failed.push({ companyId, companyName, reason: reason ?? "" });
  }
  return { passed, failed };
}

function noSettlement(
  company: { readonly companyType: string; readonly registType: string | null },
  kjnd: number,
): string {
  return isOwnedByPersons(company) ? "不申报企业所得税，无需汇算清缴" : `${kjnd}年以后成立，无需汇算清缴`;
}

async function takeSettlements(
  kjnd: number,
  companyIds: readonly number[],
  { db, clock }: FirmContext,
): Promise<Settlement[]> {
  if (companyIds.length === 0) return [];
  await db
    .insertInto("annualSettlement")
    .values(companyIds.map((companyId) => ({ companyId, kjnd, updateTime: clock.now() })))
    .onConflict((conflict) => conflict.constraint("annual_settlement_gsid_company_id_kjnd_key").doNothing())
    .execute();
  return await db
    .selectFrom("annualSettlement")
    .selectAll()
    .where("companyId", "in", companyIds)
    .where("kjnd", "=", kjnd)
    .orderBy("companyId")
    .forUpdate()
    .execute();
}
