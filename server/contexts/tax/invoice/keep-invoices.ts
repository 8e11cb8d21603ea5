import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { deductibleTax } from "../../../../src/domain/tax/deductible-tax.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { BureauInvoice } from "../../../gateways/tax-bureau.ts";
import type { PeriodOf } from "../company-period/company-period.ts";
import { linkRedLetters } from "../red-letter/link-red-letters.ts";

/** A company's month that invoices were collected for. */
interface CollectedMonth extends PeriodOf {
  readonly companyName: string;
  readonly taxlayerNo: string;
  /** 一般纳税人 */
  readonly general: boolean;
}

/** Keeps what the bureau has given; an invoice that is there already stays as it is: a user may have selected it. */
export async function keepInvoices(
  invoices: readonly BureauInvoice[],
  month: CollectedMonth,
  context: FirmContext,
): Promise<void> {
  const { db, clock } = context;
  if (invoices.length === 0) return;
  await db
    .insertInto("invoice")
    .values(invoices.map((invoice) => ({ ...rowOf(invoice, month), createTime: clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await linkRedLetters(month.companyId, db);
}

function rowOf(
  invoice: BureauInvoice,
  { companyId, kjnd, kjqj, companyName, taxlayerNo, general }: CollectedMonth,
) {
  const { jxxlx, fpzl, fphm, kprq, partner, goods, unit, rate, net, tax, offsets } = invoice;
  const company = { mc: companyName, sh: taxlayerNo };
  const counterparty = { mc: partner.name, sh: partner.taxNumber };
  const [seller, buyer] = jxxlx === 1 ? [company, counterparty] : [counterparty, company];
  const line = { hwYslwMc: goods, dw: unit, sl: 1, je: net, slv: rate, se: tax, jshj: net + tax };
  return {
    companyId,
    jxxlx,
    kjnd,
    kjqj,
    fpzl,
    fpdm: null,
    fphm,
    kprq,
    xhdwMc: seller.mc,
    xhdwSh: seller.sh,
    ghdwMc: buyer.mc,
    ghdwSh: buyer.sh,
    hwYslwMc: goods,
    jehj: net.toFixed(2),
    sehj: tax.toFixed(2),
    jshj: (net + tax).toFixed(2),
    jyjs: jxxlx === 1 && !general ? 1 : 0,
    redFlag: net < 0 ? 1 : 0,
    lzfpdm: offsets?.fpdm ?? null,
    lzfphm: offsets?.fphm ?? null,
    ...deductionOf(invoice),
    dkzt: 0,
    gxnd: null,
    gxyf: null,
    gxyh: null,
    lsh: `LS${fphm.slice(-12)}`,
    url: null,
    detailList: JSON.stringify([line]),
  };
}

const UNCERTIFIED = 0;
const CERTIFIED = 1;
const PLAIN = 2;

/** A red letter to a purchase is never selected: it takes from the deductible tax of another invoice. */
function deductionOf({ jxxlx, fpzl, goods, net, tax, certified }: BureauInvoice) {
  const proven = fenToYuan(deductibleTax({ fpzl, goods, net: yuanToFen(net), tax: yuanToFen(tax) }));
  const open = fpzl === DIGITAL_SPECIAL || proven !== 0 ? UNCERTIFIED : PLAIN;
  if (jxxlx === 1) return { yxse: "0", hcse: "0", rzzt: open };
  if (net < 0) return { yxse: "0", hcse: proven.toFixed(2), rzzt: PLAIN };
  return { yxse: proven.toFixed(2), hcse: "0", rzzt: certified ? CERTIFIED : open };
}

const DIGITAL_SPECIAL = "81";
