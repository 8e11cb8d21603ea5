import type { Selectable } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

export type CompanyPeriod = Selectable<TenantTables["companyPeriod"]>;

/** One month of one company. */
export interface PeriodOf {
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

export async function findPeriod(
  db: TenantDb,
  { companyId, kjnd, kjqj }: PeriodOf,
): Promise<CompanyPeriod | undefined> {
  return await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirst();
}

/** The rows of these companies for a change, made where there is none yet; other writes about them wait. */
export async function takePeriods(
  { db, clock }: Pick<FirmContext, "db" | "clock">,
  companyIds: readonly number[],
  { kjnd, kjqj }: Omit<PeriodOf, "companyId">,
): Promise<CompanyPeriod[]> {
  const ids = [...new Set(companyIds)];
  await db
    .insertInto("companyPeriod")
    .values(ids.map((companyId) => ({ ...UNTOUCHED, companyId, kjnd, kjqj, updateTime: clock.now() })))
    .onConflict((conflict) => conflict.constraint("company_period_gsid_company_id_kjnd_kjqj_key").doNothing())
    .execute();
  return await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "in", ids)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .orderBy("companyId")
    .forUpdate()
    .execute();
}

const UNTOUCHED = {
  cjzt: null,
  xxCjzt: null,
  jxCjzt: null,
  jxFplx: null,
  fpUpdateTime: null,
  fpUpdateTimeExtRemark: null,
  fpUpdateTimeExtRemarkDetail: null,
  collectedTime: null,
  byxxTotalNum: null,
  byxxTotalJe: null,
  byxxTotalSe: null,
  bjxxTotalNum: null,
  bjxxTotalJe: null,
  bjxxTotalSe: null,
  yearSales: null,
  predictionStatus: null,
  zzshfjs: null,
  zzshfjsExtRemark: null,
  adjustment: null,
  adjustmentContent: null,
  zzssfl: null,
  currentYearSfl: null,
  estimate: null,
  qrzzse: null,
  checkConfirmErrorMsg: null,
  cancelErrorMsg: null,
  noticePayType: null,
  taxStatus: null,
  content: null,
  payTime: null,
  paymentTimeType: null,
  declareTime: null,
  declareError: null,
} as const;
