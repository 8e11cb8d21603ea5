import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { FEWEST_OF_INDUSTRY } from "../../../../src/domain/tax/business-warnings.ts";
import { servedIn } from "../../../access/served-months.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { periodName } from "../company-period/period-days.ts";
import type { Month } from "./select-situations.ts";
import { declaredSales, due } from "./select-sums.ts";

/** VAT and sales of the general taxpayers of an industry, in 分. */
interface IndustryBurden {
  readonly vat: number;
  readonly sales: number;
  readonly num: number;
}

export type IndustryBurdens = ReadonlyMap<string, IndustryBurden>;

const GENERAL = "001";

/**
 * Industry → what the firm's general taxpayers of it declared since January; industries of few clients have no average. It is
 * that of the firm, for every user alike.
 */
export async function readIndustryBurdens(db: TenantDb, { kjnd, kjqj }: Month): Promise<IndustryBurdens> {
  const rows = await db
    .selectFrom("company")
    .innerJoin("companyPeriod as p", "p.companyId", "company.companyId")
    .select([
      "company.industry",
      sql<string>`sum(${due})`.as("vat"),
      sql<string>`sum(${declaredSales})`.as("sales"),
      sql<number>`count(distinct company.company_id) filter (where ${declaredSales} > 0)`.as("num"),
    ])
    .where("company.isRemove", "=", 0)
    .where(servedIn(periodName(kjnd, kjqj)))
    .where("company.taxlayerType", "=", GENERAL)
    .where("company.industry", "is not", null)
    .where("p.kjnd", "=", kjnd)
    .where("p.kjqj", "<=", kjqj)
    .where("p.estimate", "is not", null)
    .groupBy("company.industry")
    .execute();
  return new Map(
    rows.flatMap(({ industry, vat, sales, num }) => {
      const burden = { vat: yuanToFen(Number(vat)), sales: yuanToFen(Number(sales)), num };
      return industry !== null && num >= FEWEST_OF_INDUSTRY ? [[industry, burden] as const] : [];
    }),
  );
}
