import { sql } from "kysely";
import { fenToYuan } from "../../../../src/domain/money.ts";
import { isGeneralTaxpayer, paysHalf, taxPlace } from "../../../../src/domain/tax/calculate-period.ts";
import { type ExplainedTax, explainTax } from "../../../../src/domain/tax/explain-tax.ts";
import type { StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import { tradesInRealEstate, yearSalesFrom } from "../../../../src/domain/tax/year-sales.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { calculateCompanyTax, readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { type CompanyPeriod, type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { periodName } from "../company-period/period-days.ts";
import { CALCULATED, CALCULATING, NOT_NOTIFIED } from "../company-period/period-states.ts";
import { usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { ADJUSTMENT, calculatedTax } from "../company-period/tax-items.ts";
import { yuan } from "../../clients/door.ts";
import { readOpening } from "../opening/read-opening.ts";
import { type BasisScope, FIGURES, basisRows } from "./basis-rows.ts";

/** The reason of an amount: each tax of the kept estimate with its sum in words, and the figures that lead to their rows. */
export const predictionBasis = operation("prediction.basis", async (params, context) => {
  const { qyid: companyId, kjnd, kjqj } = params;
  const period = { companyId, kjnd, kjqj };
  const { taxpayer, scope } = await readScope(context, period);
  const row = await findPeriod(context.db, period);
  const isCalculating = row?.predictionStatus === CALCULATING;
  const estimate = isCalculating ? null : (row?.estimate ?? null);
  return {
    companyName: taxpayer.companyName,
    zzshfjs: isCalculating ? null : yuan(row?.zzshfjs ?? null),
    zzssfl: estimate === null ? null : yuan(row?.zzssfl ?? null),
    predictionStatus: row?.predictionStatus === CALCULATED ? null : (row?.predictionStatus ?? null),
    remark: row?.zzshfjsExtRemark ?? null,
    isOpeningUnknown: estimate?.isOpeningUnknown === true,
    isOutdated: estimate !== null && (await isOutdated(context, period, estimate)),
    isNotified: (row?.noticeTaxType ?? NOT_NOTIFIED) !== NOT_NOTIFIED,
    calculated: estimate === null ? null : fenToYuan(calculatedTax(estimate)),
    taxes: row && estimate ? explained(estimate, row, taxpayer) : [],
    figures: await readFigures(context, scope),
  };
});

/** One page of the rows that a figure is the sum of, the latest first. */
export const predictionBasisRows = operation("prediction.basisRows", async (params, context) => {
  const { qyid: companyId, kjnd, kjqj, figure, pageNum, pageSize } = params;
  const { scope } = await readScope(context, { companyId, kjnd, kjqj });
  const rows = context.db
    .selectFrom(basisRows(context.db, scope, figure).as("basis"))
    .selectAll()
    .orderBy("date", "desc")
    .orderBy("id", "desc");
  const { list, total } = await fetchPage(rows, { pageNum, pageSize });
  return {
    list: list.map((row) => ({ ...row, net: yuan(row.net), amount: Number(row.amount) })),
    total,
  };
});

export async function readScope(context: FirmContext, period: PeriodOf) {
  const { companyId, kjnd, kjqj } = period;
  const taxpayer = await readTaxpayer(context.db, companyId);
  const frequency = taxFrequency(taxpayer.nsqxdm);
  const scope: BasisScope = {
    ...period,
    months: monthsDeclared(kjqj, frequency),
    isGeneral: isGeneralTaxpayer(taxpayer),
    opening: await readOpening(context, period, taxpayer),
    usualPercent: await usualSalesPercent(context.db, taxpayer, period),
    yearFrom: yearSalesFrom(periodName(kjnd, kjqj), frequency),
    tradesInRealEstate: tradesInRealEstate(taxpayer.industry),
  };
  return { taxpayer, scope };
}

export async function readFigures({ db, project }: FirmContext, scope: BasisScope) {
  const titles = project.enums.get("taxFigure") ?? [];
  const figures = [];
  for (const figure of FIGURES) {
    const { amount, count } = await db
      .selectFrom(basisRows(db, scope, figure).as("basis"))
      .select([sql<string>`coalesce(sum(amount), 0)`.as("amount"), sql<number>`count(*)::int`.as("count")])
      .executeTakeFirstOrThrow();
    if (count > 0) figures.push({ figure, name: titleOf(figure), amount: Number(amount), count });
  }
  return figures;

  function titleOf(figure: string): string {
    return titles.find(({ value }) => value === figure)?.label ?? figure;
  }
}

function explained(
  estimate: StoredEstimate,
  row: CompanyPeriod,
  taxpayer: Awaited<ReturnType<typeof readTaxpayer>>,
): (Omit<ExplainedTax, "source"> & { readonly source: string | null })[] {
  const period = periodName(row.kjnd, row.kjqj);
  const taxes = explainTax(estimate, {
    isGeneral: isGeneralTaxpayer(taxpayer),
    frequency: taxFrequency(taxpayer.nsqxdm),
    place: taxPlace(taxpayer.areaId),
    halved: paysHalf(taxpayer, period),
    period,
  });
  const adjusted = Number(row.adjustment ?? 0);
  if (adjusted === 0) return taxes;
  const formula = `人工调整：${row.adjustmentContent ?? ""}`;
  return [...taxes, { szid: ADJUSTMENT, se: adjusted, formula, source: null }];
}

/** Something that a tax rests on has changed since the estimate was made; what an old one has not kept is not compared. */
async function isOutdated(context: FirmContext, period: PeriodOf, kept: StoredEstimate): Promise<boolean> {
  try {
    const { stored } = await calculateCompanyTax(context, period);
    return (Object.keys(stored) as (keyof typeof stored)[]).some(
      (name) => name in kept && stored[name] !== kept[name],
    );
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}
