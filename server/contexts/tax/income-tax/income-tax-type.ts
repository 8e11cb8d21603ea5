import { type Expression, type SqlBool, expressionBuilder } from "kysely";
import { OWNED_BY_PERSONS, SOLE_TRADER } from "../../../../src/domain/tax/income-tax-kind.ts";
import type { TenantTables } from "../../../tables/tables.ts";

/** An income tax that is prepaid by quarter. */
export interface IncomeTaxType {
  /** As the code table `taxTypeId` has it. */
  readonly szid: number;
  readonly title: string;
  /** Its clients are owned by persons, whose tax it is. */
  readonly isPersonal: boolean;
}

export const CORPORATE_TAX: IncomeTaxType = { szid: 3, title: "企业所得税", isPersonal: false };
export const OPERATING_TAX: IncomeTaxType = { szid: 11, title: "经营所得个人所得税", isPersonal: true };

/** Of a company, in a query that calls it `company`: the tax is its own. */
export function paysIncomeTax({ isPersonal }: IncomeTaxType): Expression<SqlBool> {
  const where = expressionBuilder<TenantTables, "company">();
  const ownedByPersons = where.or([
    where("company.companyType", "=", SOLE_TRADER),
    where(where.fn.coalesce("company.registType", where.val("")), "in", OWNED_BY_PERSONS),
  ]);
  return isPersonal ? ownedByPersons : where.not(ownedByPersons);
}
