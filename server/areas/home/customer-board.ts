import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { groupRows } from "../../store/group-rows.ts";
import { type ByUser, homeCompanies } from "./home-companies.ts";

const GENERAL = "001";
const MONTHS = 12;

/** How many clients there are of each kind, and what this month has changed. */
export const customerCounts: FirmHandler<ByUser> = async (by, context) => {
  const companies = await homeCompanies(by, context);
  const month = context.clock.now().slice(0, 7);
  const served = companies.filter(({ status }) => status === 1);
  const general = served.filter(({ taxlayerType }) => taxlayerType === GENERAL).length;
  const stopMonthOf = (year: number | null, number: number | null) =>
    `${year ?? ""}-${String(number ?? "").padStart(2, "0")}`;
  return {
    total: companies.length,
    inService: served.length,
    stopped: companies.length - served.length,
    general,
    small: served.length - general,
    addedThisMonth: companies.filter(({ beginDate }) => beginDate.startsWith(month)).length,
    stoppedThisMonth: companies.filter(
      ({ status, stopYear, stopMonth }) => status === 0 && stopMonthOf(stopYear, stopMonth) === month,
    ).length,
  };
};

/** The same clients split up by state, taxpayer, region and colleague, and those of the last twelve months. */
export const customerShares: FirmHandler<ByUser> = async (by, context) => {
  const companies = await homeCompanies(by, context);
  const { enums } = await context.readProject();
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
};

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
