import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  BURDEN_DIFFERENCE,
  type BusinessWarning,
  DROP,
  FEWEST_OF_INDUSTRY,
  SURGE,
  ZERO_MONTHS,
} from "../../../../src/domain/tax/business-warnings.ts";
import { fenToYuan } from "../../../../src/domain/money.ts";
import { yearSalesLimits } from "../../../../src/domain/tax/year-sales.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { periodName } from "../company-period/period-days.ts";
import { warningValue } from "../invoice/select-collection.ts";
import type { Month } from "./select-situations.ts";

/** The warnings of `businessWarnings` as conditions on the rows of `selectSituations`, by which lists are narrowed and counted. */
export function warningConditions(
  db: TenantDb,
  { kjnd, kjqj }: Month,
): Readonly<Record<BusinessWarning, RawBuilder<SqlBool>>> {
  const isGeneral = sql`company.taxlayer_type = '001'`;
  const { limit, warnAt } = yearSalesLimits(periodName(kjnd, kjqj));
  const inYuan = (fen: number) =>
    fen === Infinity ? sql`'Infinity'::numeric` : sql`${fenToYuan(fen)}::numeric`;
  const zeros = (1 << ZERO_MONTHS) - 1;
  return {
    zero: told(sql`y.zero_months & ${sql.lit(zeros)} = ${sql.lit(zeros)}`),
    burdenLow: told(sql`${isGeneral} and ${HAS_AVERAGE} and ${burdenAgainst("<", 100 - BURDEN_DIFFERENCE)}`),
    burdenHigh: told(sql`${isGeneral} and ${HAS_AVERAGE} and ${burdenAgainst(">", 100 + BURDEN_DIFFERENCE)}`),
    surge: told(sql`y.last_sale > 0 and y.sale * 100 > y.last_sale * ${sql.lit(SURGE)}`),
    drop: told(sql`y.last_sale > 0 and y.sale * 100 < y.last_sale * ${sql.lit(DROP)}`),
    loss: told(sql`b.profit < 0`),
    nearLimit: told(sql`not ${isGeneral} and y.year_sales <= ${inYuan(limit)}
      and y.year_sales > coalesce(${warningValue(db, "yearWarningValue")}, ${inYuan(warnAt)})`),
    overLimit: told(sql`not ${isGeneral} and y.year_sales > ${inYuan(limit)}`),
  };
}

/** False where something that it depends on is not known. */
function told(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(${condition}, false)`;
}

const HAS_AVERAGE = sql`(company.industry is not null and y.taxed_sales > 0 and y.industry_vat > 0
  and y.industry_sales > 0 and y.industry_num >= ${sql.lit(FEWEST_OF_INDUSTRY)})`;

function burdenAgainst(sign: "<" | ">", percent: number): RawBuilder<unknown> {
  return sql`y.vat * y.industry_sales * 100 ${sql.raw(sign)} y.industry_vat * y.taxed_sales * ${sql.lit(percent)}`;
}
