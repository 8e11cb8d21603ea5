import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import { isOwnedByPersons } from "../../../../src/domain/tax/income-tax-kind.ts";
import type { StoredAmounts } from "../../../../src/domain/tax/stored-estimate.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { yuan } from "../../clients/door.ts";
import { readFilingsOf } from "../income-tax/income-filing.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "../income-tax/income-tax-type.ts";

/** A tax that a company declares for a period. */
export interface DeclaredTax {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  /** The declaration; taxes that are declared together share it. */
  readonly sbszid: number;
  /** In yuan; null while it is unknown. */
  readonly amount: number | null;
  /** As the code table `filingState` has it. */
  readonly declareStatus: number;
}

/** Tax type → where the estimate holds its amount. */
const AMOUNTS: readonly (readonly [szid: number, field: keyof StoredAmounts])[] = [
  [1, "vat"],
  [4, "urban"],
  [5, "education"],
  [6, "localEducation"],
];

interface OfPeriod {
  readonly qyid: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** The taxes of a company's period, its prepayment of income tax by its own filing; none when it does not declare in that month. */
export async function declaredTaxes(db: TenantDb, { qyid, kjnd, kjqj }: OfPeriod): Promise<DeclaredTax[]> {
  const period = await db
    .selectFrom("companyPeriod")
    .innerJoin("company", "company.companyId", "companyPeriod.companyId")
    .select([
      "id",
      "estimate",
      "taxDeclareStatus",
      "company.nsqxdm",
      "company.companyType",
      "company.registType",
    ])
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
  const filing = (await readFilingsOf(db, { kjnd, kjqj }, qyid)).get(qyid);
  const isPersonal = isOwnedByPersons(period);
  return [
    ...declared,
    {
      szid: (isPersonal ? OPERATING_TAX : CORPORATE_TAX).szid,
      sbszid: filing?.id ?? sbszid,
      amount: yuan(filing?.ybtse ?? null),
      declareStatus: filing?.taxDeclareStatus ?? 0,
    },
  ];
}
