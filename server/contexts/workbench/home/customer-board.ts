import { type RawBuilder, sql } from "kysely";
import { currentMonth, inService, stopsWith } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { homeCompanies, selectHomeCompanies } from "./home-companies.ts";

const GENERAL = "001";
const MONTHS = 12;

/** The number of clients of each kind, and the changes of this month. */
export const customerCounts = operation("home.customer", async (by, context) => {
  const { clock } = context;
  const month = currentMonth(clock);
  const isServed = inService(clock);
  return await (
    await selectHomeCompanies(by, context)
  )
    .select([
      countWhen(sql`true`).as("total"),
      countWhen(sql`${isServed}`).as("inService"),
      countWhen(sql`not (${isServed})`).as("stopped"),
      countWhen(sql`${isServed} and taxlayer_type = ${GENERAL}`).as("general"),
      countWhen(sql`${isServed} and taxlayer_type <> ${GENERAL}`).as("small"),
      countWhen(sql`to_char(begin_date, 'YYYY-MM') = ${month}`).as("addedThisMonth"),
      countWhen(sql`${stopsWith(month)}`).as("stoppedThisMonth"),
    ])
    .executeTakeFirstOrThrow();
});

function countWhen(holds: RawBuilder<unknown>) {
  return sql<number>`count(*) filter (where ${holds})`;
}

/** The same clients split up by state, taxpayer, region and colleague, and those of the last twelve months. */
export const customerShares = operation("home.customerV2", async (by, context) => {
  const companies = await homeCompanies(by, context);
  const { enums } = context.project;
  const split = (codes: readonly (string | number)[], table: string) =>
    [...groupRows(codes, (code) => code)].map(([code, rows]) => ({
      code: String(code),
      name: enums.get(table)?.find(({ value }) => value === code)?.label ?? String(code),
      num: rows.length,
    }));
  const last = context.clock.now();
  const months = Array.from({ length: MONTHS }, (_none, back) => monthBefore(last, MONTHS - 1 - back));
  return {
    byStatus: split(
      companies.map(({ status }) => status),
      "companyStatus",
    ),
    byTaxlayerType: split(
      companies.map(({ taxlayerType }) => taxlayerType),
      "taxlayerType",
    ),
    byProvince: split(
      companies.map(({ provinceId }) => provinceId),
      "regionCode",
    ),
    byUser: await byKeeper(new Set(companies.map(({ companyId }) => companyId)), context),
    months: months.map((period) => ({
      period,
      added: companies.filter(({ beginDate }) => beginDate.startsWith(period)).length,
    })),
  };
});

async function byKeeper(companyIds: ReadonlySet<number>, { db }: FirmContext) {
  const grants = await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select(["companyGrant.companyId", "staff.userId", "staff.name"])
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
  const seen = grants.filter(({ companyId }) => companyIds.has(companyId));
  return [...groupRows(seen, ({ userId }) => userId)].map(([userId, rows]) => ({
    userId,
    name: rows[0]?.name ?? "",
    num: rows.length,
  }));
}

/** `2026-11`, so many months before the day. */
function monthBefore(day: string, back: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}
