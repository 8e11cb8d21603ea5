import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { OTHER_TAX_TYPES } from "../tax-declare/other-tax-forms.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/**
 * The prepayments of income tax of a company, in a query that calls it `company`: of the quarter that is declared with the month, and of the year's quarters that
 * are over; `dueTax` is what the last of them says to be due since January.
 */
export function selectFiledTaxes(db: TenantDb, { kjnd, kjqj }: Month) {
  const last = Math.floor(kjqj / 3);
  return db
    .selectFrom("incomeTaxFiling as f")
    .where("f.companyId", "=", sql.ref<number>("company.companyId"))
    .where("f.kjnd", "=", kjnd)
    .where("f.quarter", "<=", last)
    .select([
      sql<string | null>`sum(f.ybtse) filter (where f.quarter * 3 = ${kjqj})`.as("monthTax"),
      sql<string | null>`sum(f.ybtse)`.as("yearTax"),
      sql<string | null>`sum(f.ynsdse - coalesce(f.jmsdse, 0)) filter (where f.quarter = ${last})`.as(
        "dueTax",
      ),
    ]);
}

const amount = sql`coalesce(form.fields ->> 'declaredAmount', form.fields ->> 'amount')::numeric`;

/** The sums of its forms of other taxes, in the month and since January. */
export function selectOtherTaxSums(db: TenantDb, { kjnd, kjqj }: Month) {
  return db
    .selectFrom("plainRecord as form")
    .where("form.resource", "=", "reportBox")
    .where("form.isRemove", "=", 0)
    .where("form.companyId", "=", sql.ref<number>("company.companyId"))
    .where("form.kjnd", "=", kjnd)
    .where("form.kjqj", "<=", kjqj)
    .where(sql<number>`(form.fields ->> 'szid')::int`, "in", [...OTHER_TAX_TYPES])
    .select([
      sql<string | null>`sum(${amount}) filter (where form.kjqj = ${kjqj})`.as("monthTax"),
      sql<string | null>`sum(${amount})`.as("yearTax"),
    ]);
}
