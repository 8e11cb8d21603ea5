import { readName } from "../../../../src/domain/name-reading.ts";
import { isFound } from "../../../../src/domain/name-search.ts";
import { sql } from "kysely";
import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { DECLARED, TAX_DONE, AWAITING_PAYMENT, readClientNotices } from "../../tax/door.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { filesFor } from "../../../access/served-months.ts";
import { monthName } from "../../books/door.ts";
import { selectHomeCompanies, shareOf } from "./home-companies.ts";

type BoardParams = ParamsOf<"home.tax">;

const ARRIVED = 2;
const BOOKED = 2;

/**
 * Of how many served clients that declare VAT in a month the tax has been confirmed; and how many clients doubt any tax
 * of the month, or are notified of one, also those that declare no VAT in it.
 */
export const confirmBoard = operation("home.confirm", async (params, context) => {
  const companies = await filingInMonth(params, context);
  const months = await declaringMonths(companies, params, context);
  const confirmed = months.filter(isTaxConfirmed).length;
  const noticesOf = await readClientNotices(params, context.db);
  const notices = companies.map(({ companyId }) => noticesOf(companyId));
  return {
    total: months.length,
    confirmed,
    unconfirmed: months.length - confirmed,
    doubtful: notices.filter(({ doubtedTaxes }) => doubtedTaxes.length > 0).length,
    noticed: notices.filter(({ noticedTaxes }) => noticedTaxes.length > 0).length,
    rate: shareOf(confirmed, months.length),
  };
});

/** The VAT due for a month from the served clients that declare in it, and its state. */
export const taxBoard = operation("home.tax", async (params, context) => {
  const months = await declaringMonths(await filingInMonth(params, context), params, context);
  const declared = months.filter(({ taxDeclareStatus }) => taxDeclareStatus === DECLARED).length;
  const at = (type: number) => months.filter(({ noticeTaxType }) => noticeTaxType === type).length;
  const fen = months.reduce((sum, { qrzzse }) => sum + Math.round(Number(qrzzse ?? 0) * 100), 0);
  return {
    companyNum: months.length,
    taxAmount: fen / 100,
    declared,
    undeclared: months.length - declared,
    paid: at(TAX_DONE),
    unpaid: at(AWAITING_PAYMENT),
  };
});

/** The state of the work on a month. */
export const processBoard = operation("home.process", async (params, context) => {
  const companies = await filingInMonth(params, context);
  const ids = new Set(companies.map(({ companyId }) => companyId));
  const books = [...(await booksOf(params, context))].flatMap(([qyid, book]) =>
    ids.has(qyid) ? [book] : [],
  );
  const months = await declaringMonths(companies, params, context);
  return {
    total: companies.length,
    due: months.length,
    arrived: books.filter(({ arrivalStatus }) => arrivalStatus === ARRIVED).length,
    booked: books.filter(({ bookStatus }) => bookStatus === BOOKED).length,
    closed: books.filter(({ closeTime }) => typeof closeTime === "string").length,
    confirmed: months.filter(isTaxConfirmed).length,
    declared: months.filter(({ taxDeclareStatus }) => taxDeclareStatus === DECLARED).length,
  };
});

/** The served clients with how far the books of a month are. */
export const progressPage = operation("home.page", async (params, context) => {
  const { pageNum, pageSize, keyword = "", bookStatus } = params;
  const books = await booksOf(params, context);
  const keepers = await keeperNames(context);
  const rows = (await filingInMonth(params, context)).map(({ companyId, companyName, khbm }) => {
    const book = books.get(companyId);
    return {
      companyId,
      companyName,
      khbm,
      userNames: keepers.get(companyId) ?? "",
      arrivalStatus: book?.arrivalStatus ?? null,
      bookStatus: book?.bookStatus ?? null,
      closed: typeof book?.closeTime === "string",
    };
  });
  const matching = rows
    .filter(({ companyName, khbm }) => isFound(keyword, [companyName, khbm], () => [readName(companyName)]))
    .filter((row) => bookStatus === undefined || row.bookStatus === bookStatus);
  const from = (pageNum - 1) * pageSize;
  return { list: matching.slice(from, from + pageSize), total: matching.length };
});

/** Company → its books of the month. */
async function booksOf({ kjnd, kjqj }: BoardParams, context: FirmContext) {
  const store = await RecordStore.open("bookPeriod", context);
  const books = await store.latestPer("qyid", { where: { kjnd, kjqj } });
  return new Map([...books].map(([qyid, book]) => [Number(qyid), book]));
}

/** The clients of a month, as the lists of its taxes and of its progress have them. */
async function filingInMonth({ kjnd, kjqj, ...by }: BoardParams, context: FirmContext) {
  return await (
    await selectHomeCompanies(by, context)
  )
    .select(["companyId", "companyName", "khbm"])
    .where(filesFor(monthName({ kjnd, kjqj })))
    .orderBy("khbm")
    .execute();
}

function isTaxConfirmed({ taxConfirmState }: { readonly taxConfirmState: number }): boolean {
  return taxConfirmState === 1;
}

/** Those of the clients that declare VAT in the month; one that nothing has been done for yet counts too. */
async function declaringMonths(
  companies: readonly { readonly companyId: number }[],
  { kjnd, kjqj }: BoardParams,
  { db }: FirmContext,
) {
  const served = new Set(companies.map(({ companyId }) => companyId));
  const months = await db
    .selectFrom("company")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .select(["company.companyId", "company.nsqxdm", "p.qrzzse"])
    .select((select) => [
      select.fn.coalesce("p.taxConfirmState", sql<number>`0`).as("taxConfirmState"),
      select.fn.coalesce("p.noticeTaxType", sql<number>`0`).as("noticeTaxType"),
      select.fn.coalesce("p.taxDeclareStatus", sql<number>`0`).as("taxDeclareStatus"),
    ])
    .execute();
  return months.filter((month) => served.has(month.companyId) && declaresIn(month, kjqj));
}

async function keeperNames({ db }: FirmContext): Promise<ReadonlyMap<number, string>> {
  const grants = await db
    .selectFrom("companyGrant")
    .innerJoin("staff", "staff.userId", "companyGrant.userId")
    .select(["companyGrant.companyId", "staff.name"])
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
  const byCompany = groupRows(grants, ({ companyId }) => companyId);
  return new Map(
    [...byCompany].map(([companyId, rows]) => [companyId, rows.map(({ name }) => name).join("、")]),
  );
}
