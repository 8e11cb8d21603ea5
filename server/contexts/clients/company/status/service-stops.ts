import type { ExpressionBuilder } from "kysely";
import type { ServiceStop } from "../../../../../src/domain/served-months.ts";
import { currentMonth, readStops } from "../../../../access/served-months.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { TenantTables } from "../../../../tables/tables.ts";
import { type TakenCompany, takeCompanies } from "../take-companies.ts";

export interface StoppedCompany extends TakenCompany {
  /** The stop that holds today or is to come. */
  readonly open: ServiceStop | undefined;
  /** The last one that is over. */
  readonly past: ServiceStop | undefined;
}

/** The companies that are about to be stopped or taken up again, with their stops: see `takeCompanies`. */
export async function takeStopped(
  companyIds: readonly number[],
  context: FirmContext,
): Promise<readonly StoppedCompany[]> {
  const companies = await takeCompanies(context, companyIds);
  const stops = await readStops(context.db, companyIds);
  const month = currentMonth(context.clock);
  const isOver = ({ resumePeriod }: ServiceStop) => resumePeriod !== null && resumePeriod <= month;
  return companies.map((company) => {
    const own = stops.get(company.companyId) ?? [];
    return { ...company, open: own.find((stop) => !isOver(stop)), past: own.findLast(isOver) };
  });
}

/** Writes the open stops of the companies anew, from this month on; one that goes on from an earlier stop is a part of it. */
export async function keepStops(
  companies: readonly StoppedCompany[],
  stopPeriod: string,
  context: FirmContext,
): Promise<void> {
  const { db } = context;
  await removeStops(
    companies.filter(({ open }) => open !== undefined),
    context,
  );
  const goesOn = ({ past }: StoppedCompany) => past?.resumePeriod === stopPeriod;
  const [earlier, fresh] = [companies.filter(goesOn), companies.filter((company) => !goesOn(company))];
  if (earlier.length > 0)
    await db
      .updateTable("serviceStop")
      .set({ resumePeriod: null })
      .where("companyId", "in", idsOf(earlier))
      .where("resumePeriod", "=", stopPeriod)
      .execute();
  if (fresh.length > 0)
    await db
      .insertInto("serviceStop")
      .values(fresh.map(({ companyId }) => ({ companyId, stopPeriod, resumePeriod: null })))
      .execute();
  await touch(companies, context);
}

/** Ends the open stops of the companies before this month; one of which no month is left is removed. */
export async function endStops(
  companies: readonly StoppedCompany[],
  resumePeriod: string,
  context: FirmContext,
): Promise<void> {
  const isNone = ({ open }: StoppedCompany) => open !== undefined && open.stopPeriod >= resumePeriod;
  await removeStops(companies.filter(isNone), context);
  const ended = companies.filter((company) => !isNone(company));
  if (ended.length > 0)
    await context.db
      .updateTable("serviceStop")
      .set({ resumePeriod })
      .where("companyId", "in", idsOf(ended))
      .where((stop) => isOpen(stop, context))
      .execute();
  await touch(companies, context);
}

async function removeStops(companies: readonly StoppedCompany[], context: FirmContext): Promise<void> {
  if (companies.length === 0) return;
  await context.db
    .deleteFrom("serviceStop")
    .where("companyId", "in", idsOf(companies))
    .where((stop) => isOpen(stop, context))
    .execute();
}

function isOpen(stop: ExpressionBuilder<TenantTables, "serviceStop">, { clock }: FirmContext) {
  return stop.or([stop("resumePeriod", "is", null), stop("resumePeriod", ">", currentMonth(clock))]);
}

async function touch(companies: readonly StoppedCompany[], { db, clock }: FirmContext): Promise<void> {
  await db
    .updateTable("company")
    .set({ updateTime: clock.now() })
    .where("companyId", "in", idsOf(companies))
    .execute();
}

function idsOf(companies: readonly StoppedCompany[]): number[] {
  return companies.map(({ companyId }) => companyId);
}
