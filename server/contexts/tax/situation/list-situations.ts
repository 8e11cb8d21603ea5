import { type RawBuilder, sql } from "kysely";
import { WARNINGS } from "../../../../src/domain/tax/business-warnings.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import { applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowTable } from "../../../records/query/narrow-table.ts";
import { yuan } from "../../clients/door.ts";
import { type IndustryBurdens, readIndustryBurdens } from "./industry-burdens.ts";
import { type Month, type SituationQuery, selectSituations } from "./select-situations.ts";
import {
  SITUATION_COLUMNS,
  SITUATION_SORTS,
  situationFilters,
  taxAmount,
  yearTaxAmount,
} from "./situation-columns.ts";
import { presentSituations, showSituations } from "./situation-rows.ts";
import { warningConditions } from "./warning-conditions.ts";

/** One page of the clients in service in a month with how their business goes. */
export const situationPage = operation("report.situation.page", async (params, context) => {
  const month = { kjnd: params.kjnd, kjqj: params.kjqj };
  const industries = await readIndustryBurdens(context.db, month);
  const narrowed = await narrowSituations(params, industries, context);
  const ordered = applySort(narrowed, SITUATION_SORTS, params, (query) => query.orderBy("company.khbm"));
  const shown = showSituations(ordered.orderBy("company.companyId"), context);
  const { list, total } = await fetchPage(shown, params);
  return { list: await presentSituations(list, { ...month, industries }, context), total };
});

/** The number of clients with each warning, of all that the list would show on all its tabs. */
export const situationCounts = operation("report.situation.count", async (params, context) => {
  const industries = await readIndustryBurdens(context.db, params);
  const conditions = warningConditions(context.db, params, industries);
  const narrowed = await narrowSituations(params, industries, context);
  const counts = await narrowed
    .select((select) => [
      select.fn.countAll<number>().as("total"),
      ...WARNINGS.map((warning) => countOf(conditions[warning]).as(warning)),
    ])
    .executeTakeFirstOrThrow();
  return counts;
});

/** Sums over all clients that the filters leave; shares are those of the sums. */
export const situationTotals = operation("report.situation.totals", async (params, context) => {
  const industries = await readIndustryBurdens(context.db, params);
  const warned = Object.values(warningConditions(context.db, params, industries));
  const narrowed = await narrowSituations(params, industries, context);
  const sums = await narrowed
    .select((select) => [
      select.fn.countAll<number>().as("companyNum"),
      countOf(sql`y.year_sale > 0`).as("sellingNum"),
      countOf(sql.join(warned, sql` or `)).as("warnedNum"),
      sumOf(sql`y.sale`).as("saleAmount"),
      sumOf(sql`y.year_sale`).as("yearSaleAmount"),
      sumOf(sql`b.profit`).as("profit"),
      sumOf(taxAmount).as("taxAmount"),
      sumOf(yearTaxAmount).as("yearTaxAmount"),
      rateOf(sql`sum(y.compared_sale) - sum(y.last_year_sale)`, sql`sum(y.last_year_sale)`).as("yearGrowth"),
      rateOf(sql`sum(y.vat)`, sql`sum(y.taxed_sales)`).as("vatBurden"),
      rateOf(sql`sum(t.due_tax)`, sql`sum(y.quarter_sale) filter (where t.due_tax is not null)`).as(
        "incomeTaxBurden",
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    companyNum: sums.companyNum,
    sellingNum: sums.sellingNum,
    warnedNum: sums.warnedNum,
    saleAmount: yuan(sums.saleAmount),
    yearSaleAmount: yuan(sums.yearSaleAmount),
    profit: yuan(sums.profit),
    taxAmount: yuan(sums.taxAmount),
    yearTaxAmount: yuan(sums.yearTaxAmount),
    yearGrowth: yuan(sums.yearGrowth),
    vatBurden: yuan(sums.vatBurden),
    incomeTaxBurden: yuan(sums.incomeTaxBurden),
  };
});

type Asked = Omit<ParamsOf<"report.situation.page">, "pageNum" | "pageSize">;

async function narrowSituations(
  params: Asked,
  industries: IndustryBurdens,
  context: FirmContext,
): Promise<SituationQuery> {
  const { kjnd, kjqj, sortField: _field, sortOrder: _order, ...asked } = params;
  const { db } = context;
  const month: Month = { kjnd, kjqj };
  // The parameters mean the same as those of the list, and only the list's operation describes its rows.
  const described = await findOperation(context, "report.situation.page");
  return narrowTable(
    await seenSituations(month, context),
    described,
    SITUATION_COLUMNS,
    asked,
    situationFilters(db, month, industries),
  );
}

/** The situations of the clients that the user sees. */
export async function seenSituations(month: Month, { db, user }: FirmContext): Promise<SituationQuery> {
  return selectSituations(db, month).where(withinScope(await companyScope(db, user)));
}

function countOf(condition: RawBuilder<unknown>) {
  return sql<number>`count(*) filter (where ${condition})`;
}

function sumOf(amount: RawBuilder<unknown>) {
  return sql<string>`coalesce(sum(${amount}), 0)`;
}

function rateOf(part: RawBuilder<unknown>, whole: RawBuilder<unknown>) {
  return sql<string | null>`case when ${whole} > 0 then round((${part}) / ${whole}, 6) end`;
}
