import { yuanToFen } from "../../../../src/domain/money.ts";
import { taxBurden } from "../../../../src/domain/tax/tax-burden.ts";
import { businessWarnings, zeroMonthsOf } from "../../../../src/domain/tax/business-warnings.ts";
import { isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { yearSalesState } from "../../../../src/domain/tax/year-sales.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { readKeepers, yuan } from "../../clients/door.ts";
import { periodName } from "../company-period/period-days.ts";
import { warningValue } from "../invoice/select-collection.ts";
import { readPayrolls } from "./read-payrolls.ts";
import { readPurchases } from "./read-purchases.ts";
import type { IndustryBurdens } from "./industry-burdens.ts";
import type { Month, SituationQuery } from "./select-situations.ts";
import {
  incomeTaxBurden,
  saleGrowth,
  taxAmount,
  vatBurden,
  yearGrowth,
  yearTaxAmount,
} from "./situation-columns.ts";

export function showSituations(query: SituationQuery, { db }: Pick<FirmContext, "db">) {
  return query.select([
    "company.companyId as qyid",
    "company.companyName",
    "company.khbm",
    "company.taxlayerNo",
    "company.taxlayerType",
    "company.industry",
    "y.sale",
    "y.lastSale",
    "y.yearSale",
    "y.yearSales",
    "y.vat",
    "y.taxedSales",
    "y.zeroMonths",
    "b.profit",
    taxAmount.as("taxAmount"),
    yearTaxAmount.as("yearTaxAmount"),
    saleGrowth.as("saleGrowth"),
    yearGrowth.as("yearGrowth"),
    vatBurden.as("vatBurden"),
    incomeTaxBurden.as("incomeTaxBurden"),
    warningValue(db, "yearWarningValue").as("ownWarnAt"),
  ]);
}

export type SelectedSituation = Awaited<ReturnType<ReturnType<typeof showSituations>["execute"]>>[number];

/** The rows of a page, with what is read for them alone: purchases, payrolls, and who looks after the clients. */
export async function presentSituations(
  rows: readonly SelectedSituation[],
  { industries, ...month }: Month & { readonly industries: IndustryBurdens },
  context: FirmContext,
) {
  const ids = rows.map(({ qyid }) => qyid);
  const purchases = await readPurchases(context.db, ids, month);
  const payrolls = await readPayrolls(context.db, ids, month);
  const keepers = await readKeepers(context.db, ids);
  return rows.map((row) => {
    const { qyid, companyName, khbm, taxlayerNo, taxlayerType, industry } = row;
    const facts = factsOf(row, month, industries);
    const own = keepers.filter(({ companyId }) => companyId === qyid);
    const payroll = payrolls.get(qyid);
    const bought = purchases.get(qyid);
    return {
      qyid,
      companyName,
      khbm,
      taxlayerNo,
      taxlayerType,
      industry,
      ...month,
      saleAmount: yuan(row.sale),
      saleGrowth: yuan(row.saleGrowth),
      purchaseAmount: yuan(bought?.month ?? null),
      yearSaleAmount: yuan(row.yearSale),
      yearGrowth: yuan(row.yearGrowth),
      yearPurchaseAmount: yuan(bought?.year ?? null),
      profit: yuan(row.profit),
      taxAmount: yuan(row.taxAmount),
      yearTaxAmount: yuan(row.yearTaxAmount),
      vatBurden: yuan(row.vatBurden),
      industryBurden: facts.isGeneral ? taxBurden(facts.industryVat, facts.industrySales) : null,
      incomeTaxBurden: yuan(row.incomeTaxBurden),
      yearSales: yuan(row.yearSales),
      yearSalesState: facts.yearSalesState,
      staffNum: payroll?.num ?? null,
      payAmount: yuan(payroll?.amount ?? null),
      zeroMonths: facts.zeroMonths,
      warnings: businessWarnings(facts),
      userIds: own.map(({ userId }) => userId),
      userNames: own.map(({ name }) => name).join("、"),
    };
  });
}

function factsOf(row: SelectedSituation, { kjnd, kjqj }: Month, industries: IndustryBurdens) {
  const { yearSales, ownWarnAt } = row;
  const industry = industries.get(row.industry ?? "");
  return {
    isGeneral: isGeneralTaxpayer(row),
    zeroMonths: zeroMonthsOf(row.zeroMonths ?? 0),
    vat: fen(row.vat) ?? 0,
    taxedSales: fen(row.taxedSales) ?? 0,
    industryVat: industry?.vat ?? 0,
    industrySales: industry?.sales ?? 0,
    industryNum: industry?.num ?? 0,
    sales: fen(row.sale),
    lastSales: fen(row.lastSale),
    profit: fen(row.profit),
    yearSalesState:
      yearSales === null
        ? null
        : yearSalesState(yuanToFen(Number(yearSales)), periodName(kjnd, kjqj), fen(ownWarnAt)),
  };
}

function fen(money: string | number | null): number | null {
  return money === null ? null : yuanToFen(Number(money));
}
