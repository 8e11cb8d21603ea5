import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { containing } from "../../../records/query/containing.ts";
import { fetchWhole } from "../../../records/query/fetch-whole.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import {
  type StoredInvoice,
  PURCHASE,
  presentInvoice,
  purchaseColumns,
  readSelectionRules,
} from "./invoice-rows.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { deductibleRest, redTax } from "../red-letter/deductible-rest.ts";
import { selectPurchases } from "./select-purchases.ts";

/** One invoice with its lines. */
export const invoiceDetail = operation("invoice.check.detail", async ({ invoiceId, qyid }, { db }) => {
  const invoice = await db
    .selectFrom("invoice")
    .selectAll()
    .select([deductibleRest("invoice", ALWAYS).as("rest"), redTax("invoice", ALWAYS).as("taken")])
    .where("id", "=", invoiceId)
    .where("companyId", "=", qyid)
    .executeTakeFirst();
  if (!invoice) throw new Refusal("missing", "发票不存在或已被删除，请刷新后重试");
  return { invoiceMaster: presentMaster(invoice), invoiceDetailList: invoice.detailList };
});

/** All red letters of an invoice, whatever their date. */
const ALWAYS = "infinity";

const MASTER = [
  "id",
  "jxxlx",
  "fpzl",
  "fpdm",
  "fphm",
  "kprq",
  "kjnd",
  "kjqj",
  "xhdwMc",
  "xhdwSh",
  "ghdwMc",
  "ghdwSh",
  "hwYslwMc",
  "fpzt",
  "redFlag",
  "gxzt",
  "rzzt",
  "dkzt",
  "glzt",
  "isArrived",
  "lzfphm",
  "lsh",
  "url",
] as const;

function presentMaster(invoice: StoredInvoice & { readonly rest: string; readonly taken: string }) {
  const { jehj, sehj, jshj, rest, taken } = invoice;
  return {
    ...pickFields(invoice, MASTER),
    jehj: Number(jehj),
    sehj: Number(sehj),
    jshj: Number(jshj),
    yxse: Number(rest),
    hcse: Number(taken),
  };
}

/** The most that a list without pages gives; beyond it is refused. */
const LONGEST = 5000;
const TOO_MANY = `发票超过 ${LONGEST} 张，无法一次列出，请缩小范围后重试`;

const NORMAL_RISK = 0;
const ABNORMAL = 2;

/** Purchases of a month that the tax bureau marks as risky. */
export const riskInvoices = operation("invoice.riskList", async ({ qyid, kjnd, kjqj }, { db }) => {
  const rules = await readSelectionRules(db, qyid);
  const risky = db
    .selectFrom("invoice")
    .select(purchaseColumns(lastDayOf(kjnd, kjqj)))
    .where("companyId", "=", qyid)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .where("jxxlx", "=", PURCHASE)
    .where("glzt", "!=", NORMAL_RISK)
    .orderBy("kprq", "desc")
    .orderBy("id", "desc");
  const invoices = await fetchWhole(risky, LONGEST, TOO_MANY);
  return invoices.map((invoice) => presentInvoice(invoice, rules));
});

/** Purchases selected for a month, or open in it, whose state has turned bad: void, flushed, or an abnormal voucher. */
export const abnormalInvoices = operation("invoice.abnormalList", async (params, { db }) => {
  const rules = await readSelectionRules(db, params.qyid);
  const abnormal = selectPurchases(db, params)
    .where((where) => where.or([where("invoice.fpzt", "!=", 0), where("invoice.glzt", "=", ABNORMAL)]))
    .select(purchaseColumns(lastDayOf(params.gxnd, params.gxyf)))
    .orderBy("invoice.kprq", "desc")
    .orderBy("invoice.id", "desc");
  const invoices = await fetchWhole(abnormal, LONGEST, TOO_MANY);
  return invoices.map((invoice) => presentInvoice(invoice, rules));
});

/** Purchases that can be set never to be selected: neither selected nor certified. */
export const restrictableInvoices = operation(
  "invoice.getCanCheckInvoiceList",
  async ({ fuzzyMatch, ...month }, { db }) => {
    const rules = await readSelectionRules(db, month.qyid);
    let query = selectPurchases(db, month)
      .where("invoice.gxzt", "=", 0)
      .where("invoice.sjGxzt", "=", 0)
      .where("invoice.rzzt", "=", 0);
    if (fuzzyMatch !== undefined && fuzzyMatch !== "") {
      query = query.where((where) =>
        where.or([
          where("invoice.fphm", ...containing(fuzzyMatch)),
          where("invoice.xhdwMc", ...containing(fuzzyMatch)),
        ]),
      );
    }
    const restrictable = query
      .select(purchaseColumns(lastDayOf(month.gxnd, month.gxyf)))
      .orderBy("invoice.kprq", "desc")
      .orderBy("invoice.id", "desc");
    const invoices = await fetchWhole(restrictable, LONGEST, TOO_MANY);
    return invoices.map((invoice) => presentInvoice(invoice, rules));
  },
);

/** The kinds of invoices, by their code table; sales are never given by customs or carriers here. */
export const invoiceTypes = operation("invoice.typeList", async ({ jxxlx }, { project }) => {
  const kinds = project.enums.get("invoiceKind") ?? [];
  return kinds
    .filter(({ value }) => jxxlx === PURCHASE || !ONLY_BOUGHT.has(String(value)))
    .map(({ value, label }) => ({ fpzl: String(value), name: label }));
});

const ONLY_BOUGHT: ReadonlySet<string> = new Set(["14", "17", "51", "61"]);
