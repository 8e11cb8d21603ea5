import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import type { StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** A tax that a company declares for a period. */
export interface DeclaredTax {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  /** The declaration; taxes that are declared together share it. */
  readonly sbszid: number;
  /** In yuan; null while it is not known. */
  readonly amount: number | null;
  /** As the code table `filingState` has it. */
  readonly declareStatus: number;
}

/** Tax type → where the estimate holds its amount. */
const AMOUNTS: readonly (readonly [szid: number, field: keyof StoredEstimate])[] = [
  [1, "vat"],
  [4, "urban"],
  [5, "education"],
  [6, "localEducation"],
];
const INCOME_TAX = 3;

interface OfPeriod {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The taxes of a company's period; none when it does not declare in that month. */
export async function declaredTaxes(db: TenantDb, { qyid, kjnd, kjqj }: OfPeriod): Promise<DeclaredTax[]> {
  const period = await db
    .selectFrom("companyPeriod")
    .innerJoin("company", "company.companyId", "companyPeriod.companyId")
    .select(["id", "estimate", "taxDeclareStatus", "company.nsqxdm"])
    .where("companyPeriod.companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirst();
  if (!period || !declaresIn(period, kjqj)) return [];
  const { id: sbszid, estimate, taxDeclareStatus: declareStatus } = period;
  const declared = AMOUNTS.map(([szid, field]) => ({
    szid,
    sbszid,
    amount: estimate?.[field] ?? null,
    declareStatus,
  }));
  if (kjqj % 3 !== 0) return declared;
  return [...declared, { szid: INCOME_TAX, sbszid, amount: estimate?.otherSe ?? null, declareStatus }];
}
