import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { neededInput } from "../../../../src/domain/tax/needed-input.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { fetchWhole } from "../../../records/query/fetch-whole.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { calculateCompanyTax } from "../company-period/calculate-company-tax.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { PURCHASE, presentInvoice, purchaseColumns, readSelectionRules } from "./invoice-rows.ts";
import { calculation as recommendation } from "./recommendation.ts";
import { disabledReason } from "./selection-rules.ts";
import { type SelectionMonth, narrowPurchases, selectPurchases } from "./select-purchases.ts";
import { sumUnselected } from "./sum-unselected.ts";

type PageParams = ParamsOf<"invoice.check.page">;

/** Purchases to select for a month, the newest first; with `recommend` those that bring its VAT to the expected amount. */
export const listPurchases = operation("invoice.check.page", async (params, context) => {
  const { db } = context;
  const { pageNum, pageSize, orderColumn = "kprq", order = "desc", qyid } = params;
  const rules = await readSelectionRules(db, qyid);
  const recommended = params.recommend === 1 ? await recommend(params, context) : undefined;
  const described = await findOperation(context, "invoice.check.page");
  let query = narrowPurchases(selectPurchases(db, params), described, params);
  if (recommended) query = query.where("invoice.id", "in", recommended.length === 0 ? [0] : recommended);
  const until = lastDayOf(params.gxnd, params.gxyf);
  const ordered = query
    .select(purchaseColumns(until))
    .orderBy(orderColumn === "yxse" ? deductibleRest("invoice", until) : `invoice.${orderColumn}`, order)
    .orderBy("invoice.id", order);
  const { list, total } = await fetchPage(ordered, { pageNum, pageSize });
  const placeOf = (id: number) => (recommended ? recommended.indexOf(id) + 1 : null);
  return {
    list: list.map((invoice) => presentInvoice(invoice, rules, placeOf(invoice.id))),
    total,
    ...(await readSelected(db, params)),
  };
});

const VOID = 1;

/** An invoice selected for a month names it, and is found by that; a void one adds no tax. */
async function readSelected(db: TenantDb, { qyid, gxnd, gxyf }: SelectionMonth) {
  const rest = deductibleRest("invoice", lastDayOf(gxnd, gxyf));
  const { count, tax } = await db
    .selectFrom("invoice")
    .where("companyId", "=", qyid)
    .where("gxnd", "=", gxnd)
    .where("gxyf", "=", gxyf)
    .where("gxzt", "=", 1)
    .where("jxxlx", "=", PURCHASE)
    .where("kprq", "<=", lastDayOf(gxnd, gxyf))
    .select([
      sql<number>`count(*)`.as("count"),
      sql<string>`coalesce(sum(${rest}) filter (where fpzt <> ${VOID}), 0)`.as("tax"),
    ])
    .executeTakeFirstOrThrow();
  const unselectedAmount = await sumUnselected(db, { qyid, gxnd, gxyf });
  return { selectedCount: count, selectedAmount: Number(tax), unselectedAmount };
}

/** More candidates than a company has in a month, and few enough to weigh at once. */
const MOST_CANDIDATES = 5000;

async function recommend(params: PageParams, context: FirmContext): Promise<number[]> {
  const { qyid: companyId, gxnd: kjnd, gxyf: kjqj, recommendAmount } = params;
  const rules = await readSelectionRules(context.db, companyId);
  if (!rules.general) return [];
  const period = { companyId, kjnd, kjqj };
  const { estimate, facts } = await calculateCompanyTax(context, period, { deducted: "selected" });
  const fen = (yuan: number | null | undefined, known: number) =>
    yuan === null || yuan === undefined ? known : yuanToFen(yuan);
  const present = {
    ...estimate.vat,
    outputTax: fen(params.xxTaxAmount, estimate.vat.outputTax),
    opening: { ...facts.opening, credit: fen(params.sqldAmount, facts.opening.credit) },
    transferOut: fen(params.bqzcAmount, estimate.vat.transferOut),
    controlFee: facts.special.controlFee,
    prepaid: facts.special.prepaid,
  };
  const wanted = neededInput(present, fen(recommendAmount, 0));
  const described = await findOperation(context, "invoice.check.page");
  const unselected = narrowPurchases(selectPurchases(context.db, params), described, params)
    .where("invoice.gxzt", "=", 0)
    .where(deductibleRest("invoice", lastDayOf(kjnd, kjqj)), ">", "0")
    .select(purchaseColumns(lastDayOf(kjnd, kjqj)))
    .orderBy("invoice.kprq");
  const tooMany = `可勾选的发票超过 ${MOST_CANDIDATES} 张，无法一次推荐，请缩小筛选范围后重试`;
  const open = await fetchWhole(unselected, MOST_CANDIDATES, tooMany);
  const candidates = open
    .filter((invoice) => disabledReason(invoice, rules.generalSince) === null)
    .map(({ id, yxse }) => ({ id, tax: yuanToFen(Number(yxse)) }));
  return await context.threads.run(recommendation, { candidates, wanted });
}
