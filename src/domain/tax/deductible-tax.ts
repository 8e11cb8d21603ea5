import { percentOf } from "../payroll/percent-of.ts";
import { SPECIAL_INVOICE_KINDS } from "./invoice-totals.ts";

/** A purchase as far as it decides what may be deducted; amounts in 分. */
export interface PurchaseInvoice {
  readonly fpzl: string;
  readonly goods: string;
  readonly net: number;
  readonly tax: number;
}

/** Kinds that are no special invoices and prove input tax with the tax that stands on them: tolls, customs, rail, air. */
const OTHER_PROOFS: ReadonlySet<string> = new Set(["14", "17", "51", "61"]);

/** Ordinary invoices that come electronically (数电普票, 电子普票). */
const ELECTRONIC_PLAIN: ReadonlySet<string> = new Set(["82", "10"]);

/** 旅客运输服务 by the short name of its tax classification. */
const PASSENGER = /^\*(?:运输服务|旅客运输)\*.*(?:客运|旅客|出行|机票|车票|船票)/;

/** 农产品 by the short names of their tax classification. */
const FARM_PRODUCE =
  /^\*(?:农产品|谷物|薯类|豆类|油料|蔬菜|食用菌|水果|坚果|茶叶|花卉|木材|活牲畜|活家禽|水产品)\*/;

/** 财税〔2017〕37号、2019年第39号公告: per cent of the price at which farm produce is deducted. */
const FARM_PERCENT = 9;

/**
 * 有效税额 of a purchase: the tax on it where it proves input tax, nothing on an ordinary invoice, but the tax of passenger
 * transport on an electronic one, and 9 % of the price of farm produce that was bought free of tax.
 */
export function deductibleTax({ fpzl, goods, net, tax }: PurchaseInvoice): number {
  if (SPECIAL_INVOICE_KINDS.includes(fpzl) || OTHER_PROOFS.has(fpzl)) return tax;
  if (ELECTRONIC_PLAIN.has(fpzl) && PASSENGER.test(goods)) return tax;
  return tax === 0 && FARM_PRODUCE.test(goods) ? percentOf(net, FARM_PERCENT) : 0;
}
