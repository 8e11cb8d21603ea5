import { type Expression, type SqlBool, expressionBuilder, sql } from "kysely";
import { groupRows } from "../../src/domain/group-rows.ts";
import { isQuarterEnd, periodEnd, shiftPeriod } from "../../src/domain/period.ts";
import type { ServiceStop } from "../../src/domain/served-months.ts";
import { QUARTERLY_CODE } from "../../src/domain/tax/tax-frequency.ts";
import type { Clock } from "../platform/clock.ts";
import type { TenantDb } from "../platform/database/tenant-db.ts";
import type { TenantTables } from "../tables/tables.ts";

/** `YYYY-MM`, or an expression that gives it. */
type Period = string | Expression<string>;

/**
 * Of a company, in a query that calls it `company`: the firm serves it in the period, or in a month at least of those from
 * `first` to `last`.
 */
export function servedIn(first: Period, last: Period = first): Expression<SqlBool> {
  const where = ofCompany();
  // A fixed day is compared as it is stored: the planner has statistics of it.
  const hasBegun =
    typeof last === "string" ? where("company.beginDate", "<=", periodEnd(last)) : where(BEGIN, "<=", last);
  return where.and([hasBegun, where.not(stoppedThroughout(first, last))]);
}

/**
 * Of a company, in a query that calls it `company`: the taxes of the period are the firm's to file. That of a quarter is due
 * when any month of it was served, with the quarter's last month.
 */
export function filesFor(period: string): Expression<SqlBool> {
  if (!isQuarterEnd(period)) return servedIn(period);
  const where = ofCompany();
  return where.or([
    servedIn(period),
    where.and([where("company.nsqxdm", "=", QUARTERLY_CODE), servedIn(shiftPeriod(period, -2), period)]),
  ]);
}

/** Of a company, in a query that calls it `company`: its service is not stopped in the month of today; it may begin later. */
export function inService(clock: Clock): Expression<SqlBool> {
  const month = currentMonth(clock);
  return ofCompany().not(stoppedThroughout(month, month));
}

/** Of a company, in a query that calls it `company`: 1 in service today, 0 stopped. */
export function serviceStatus(clock: Clock) {
  return sql<number>`case when ${inService(clock)} then 1 else 0 end`;
}

/** Of a company, in a query that calls it `company`: the period is the first one without service. */
export function stopsWith(period: string): Expression<SqlBool> {
  const where = ofCompany();
  return where.exists(stopsOfCompany().where("stopped.stopPeriod", "=", period));
}

/** The calendar month of today, `YYYY-MM`. */
export function currentMonth(clock: Clock): string {
  return clock.now().slice(0, 7);
}

const ofCompany = () => expressionBuilder<TenantTables, "company">();

/** The month with which its service begins. */
const BEGIN = sql<string>`to_char(company.begin_date, 'YYYY-MM')`;

/** Stops of a company never touch: a span without a month of service lies within one of them, from the company's begin on. */
function stoppedThroughout(first: Period, last: Period) {
  const latestStop = first === last ? first : sql<string>`greatest(${BEGIN}, ${first})`;
  return ofCompany().exists(
    stopsOfCompany()
      .where("stopped.stopPeriod", "<=", latestStop)
      .where((stop) =>
        stop.or([stop("stopped.resumePeriod", "is", null), stop("stopped.resumePeriod", ">", last)]),
      ),
  );
}

function stopsOfCompany() {
  return ofCompany()
    .selectFrom("serviceStop as stopped")
    .select(sql.lit(1).as("one"))
    .whereRef("stopped.companyId", "=", "company.companyId");
}

/** Those of the companies of which this holds: see `servedIn`, `filesFor`. */
export async function companiesOf(
  db: TenantDb,
  companyIds: readonly number[],
  holds: Expression<SqlBool>,
): Promise<ReadonlySet<number>> {
  if (companyIds.length === 0) return new Set();
  const companies = await db
    .selectFrom("company")
    .select("companyId")
    .where("companyId", "in", companyIds)
    .where(holds)
    .execute();
  return new Set(companies.map(({ companyId }) => companyId));
}

/** Company → its stops, the first one first, for those that have any. */
export async function readStops(
  db: TenantDb,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ServiceStop[]>> {
  if (companyIds.length === 0) return new Map();
  const stops = await db
    .selectFrom("serviceStop")
    .selectAll()
    .where("companyId", "in", companyIds)
    .orderBy("stopPeriod")
    .execute();
  return groupRows(stops, ({ companyId }) => companyId);
}
