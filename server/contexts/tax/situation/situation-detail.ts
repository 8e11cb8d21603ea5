import { fenToYuan } from "../../../../src/domain/money.ts";
import { taxBurden } from "../../../../src/domain/tax/tax-burden.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { readCompany } from "../../clients/door.ts";
import { readIndustryBurdens } from "./industry-burdens.ts";
import { seenSituations } from "./list-situations.ts";
import { type MonthFigures, readMonthFigures } from "./month-figures.ts";
import { presentSituations, showSituations } from "./situation-rows.ts";
import { readCustomers, readSuppliers } from "./trade-partners.ts";

/** One client's year up to a month: its row of the list, its months and quarters, and whom it deals with most. */
export const situationDetail = operation("report.situation.detail", async ({ qyid, ...month }, context) => {
  const { db } = context;
  const { companyName } = await readCompany(context, qyid);
  const industries = await readIndustryBurdens(db, month);
  const found = await showSituations(await seenSituations(month, context), context)
    .where("company.companyId", "=", qyid)
    .execute();
  const [row] = await presentSituations(found, { ...month, industries }, context);
  if (!row) throw new Refusal("missing", `「${companyName}」在${month.kjnd}年${month.kjqj}期没有服务`);
  const months = await readMonthFigures(db, qyid, month);
  const year = { companyId: qyid, ...month };
  return {
    ...pickFields(row, SHOWN),
    months: months.map((figures) => ({
      kjqj: figures.kjqj,
      saleAmount: yuanOf(figures.sale),
      lastSaleAmount: yuanOf(figures.lastSale),
      purchaseAmount: yuanOf(figures.purchase),
      profit: yuanOf(figures.profit),
      ...taxesOf([figures]),
    })),
    quarters: quartersOf(months),
    customers: await readCustomers(db, year),
    suppliers: await readSuppliers(db, year),
  };
});

const SHOWN = [
  "qyid",
  "companyName",
  "khbm",
  "taxlayerNo",
  "taxlayerType",
  "industry",
  "kjnd",
  "kjqj",
  "saleAmount",
  "saleGrowth",
  "purchaseAmount",
  "yearSaleAmount",
  "yearGrowth",
  "yearPurchaseAmount",
  "profit",
  "taxAmount",
  "yearTaxAmount",
  "vatBurden",
  "industryBurden",
  "incomeTaxBurden",
  "yearSales",
  "yearSalesState",
  "staffNum",
  "payAmount",
  "zeroMonths",
  "warnings",
  "userNames",
] as const;

function quartersOf(months: readonly MonthFigures[]) {
  return [1, 2, 3, 4].flatMap((quarter) => {
    const own = months.filter(({ kjqj }) => Math.ceil(kjqj / 3) === quarter);
    if (own.length === 0) return [];
    const sale = sum(own.map((month) => month.sale));
    const { vat, incomeTax, taxAmount } = taxesOf(own);
    const incomeTaxFen = sum(own.map((month) => month.incomeTax));
    return [
      {
        quarter,
        saleAmount: yuanOf(sale),
        vat,
        vatBurden: taxBurden(
          sum(own.map(({ due }) => due)) ?? 0,
          sum(own.map((month) => month.taxedSales)) ?? 0,
        ),
        incomeTax,
        incomeTaxBurden: incomeTaxFen === null ? null : taxBurden(incomeTaxFen, sale ?? 0),
        taxAmount,
      },
    ];
  });
}

function taxesOf(months: readonly MonthFigures[]) {
  const of = (name: "vat" | "surtax" | "incomeTax" | "otherTax") => sum(months.map((month) => month[name]));
  const taxes = {
    vat: of("vat"),
    surtax: of("surtax"),
    incomeTax: of("incomeTax"),
    otherTax: of("otherTax"),
  };
  return {
    vat: yuanOf(taxes.vat),
    surtax: yuanOf(taxes.surtax),
    incomeTax: yuanOf(taxes.incomeTax),
    otherTax: yuanOf(taxes.otherTax),
    taxAmount: yuanOf(sum(Object.values(taxes))),
  };
}

/** The sum of the known amounts, in 分; null where all are unknown. */
function sum(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0);
}

function yuanOf(fen: number | null): number | null {
  return fen === null ? null : fenToYuan(fen);
}
