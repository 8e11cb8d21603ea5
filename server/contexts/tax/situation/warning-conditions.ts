import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  BURDEN_DIFFERENCE,
  type BusinessWarning,
  DROP,
  SURGE,
  ZERO_MONTHS,
} from "../../../../src/domain/tax/business-warnings.ts";
import { fenToYuan } from "../../../../src/domain/money.ts";
import { yearSalesLimits } from "../../../../src/domain/tax/year-sales.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { periodName } from "../company-period/period-days.ts";
import { warningValue } from "../invoice/select-collection.ts";
import type { IndustryBurdens } from "./industry-burdens.ts";
import type { Month } from "./select-situations.ts";

/** The warnings of `businessWarnings` as conditions on the rows of `selectSituations`, by which lists are narrowed and counted. */
export function warningConditions(
  db: TenantDb,
  { kjnd, kjqj }: Month,
  industries: IndustryBurdens,
): Readonly<Record<BusinessWarning, RawBuilder<SqlBool>>> {
  const isGeneral = sql`company.taxlayer_type = '001'`;
  const { limit, warnAt } = yearSalesLimits(periodName(kjnd, kjqj));
  const zeros = sql.lit((1 << ZERO_MONTHS) - 1);
  const burdenIs = (sign: "<" | ">", percent: number) =>
    orFalse(sql`${isGeneral} and y.taxed_sales > 0 and ${burdenAgainst(industries, sign, percent)}`);
  return {
    zero: orFalse(sql`y.zero_months & ${zeros} = ${zeros}`),
    burdenLow: burdenIs("<", 100 - BURDEN_DIFFERENCE),
    burdenHigh: burdenIs(">", 100 + BURDEN_DIFFERENCE),
    surge: orFalse(sql`y.last_sale > 0 and y.sale * 100 > y.last_sale * ${sql.lit(SURGE)}`),
    drop: orFalse(sql`y.last_sale > 0 and y.sale * 100 < y.last_sale * ${sql.lit(DROP)}`),
    loss: orFalse(sql`b.profit < 0`),
    nearLimit: orFalse(sql`not ${isGeneral} and y.year_sales <= ${inYuan(limit)}
      and y.year_sales > coalesce(${warningValue(db, "yearWarningValue")}, ${inYuan(warnAt)})`),
    overLimit: orFalse(sql`not ${isGeneral} and y.year_sales > ${inYuan(limit)}`),
  };
}

/** False where a value that it depends on is unknown. */
function orFalse(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(${condition}, false)`;
}

/** Compares the burden with a percentage of the industry's; null where the industry has none. */
function burdenAgainst(industries: IndustryBurdens, sign: "<" | ">", percent: number): RawBuilder<unknown> {
  const compared = [...industries].filter(([, { vat, sales }]) => vat > 0 && sales > 0);
  if (compared.length === 0) return sql`null::boolean`;
  const ofIndustry = (name: "vat" | "sales") =>
    sql`case company.industry ${sql.join(
      compared.map(([industry, burden]) => sql`when ${industry} then ${burden[name]}::numeric`),
      sql` `,
    )} end`;
  return sql`y.vat * ${ofIndustry("sales")} * 100 ${sql.raw(sign)} ${ofIndustry("vat")} * y.taxed_sales * ${sql.lit(percent)}`;
}

function inYuan(fen: number): RawBuilder<unknown> {
  return fen === Infinity ? sql`'Infinity'::numeric` : sql`${fenToYuan(fen)}::numeric`;
}
