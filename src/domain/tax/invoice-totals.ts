/** An invoice as far as taxes depend on it; amounts in 分, negative on a red one. */
export interface TaxedInvoice {
  /** 0 purchase, 1 sale. */
  readonly jxxlx: number;
  readonly fpzl: string;
  /** 1: void. */
  readonly fpzt: number;
  readonly net: number;
  readonly tax: number;
  /** Tax that may be deducted (有效税额). */
  readonly deductible: number;
  /** Sold by the simple method (简易计税). */
  readonly simple: boolean;
  /** Selected for deduction, and the selection confirmed (统计确认). */
  readonly selected: boolean;
  /** 销售不动产. */
  readonly realEstate?: boolean;
}

export interface Sales {
  readonly net: number;
  readonly tax: number;
}

/** The totals of the invoices of some months, in 分. */
export interface InvoiceTotals {
  readonly count: number;
  readonly general: Sales;
  readonly simple: Sales;
  /** The part of the sales that was invoiced with special invoices (专用发票). */
  readonly special: Sales;
  /** The part of the sales that is 销售不动产: it does not count in the test of small sales. */
  readonly realEstate: Sales;
  /** The part of that which was invoiced with ordinary invoices. */
  readonly plainRealEstate: Sales;
  readonly purchases: number;
  readonly selectedTax: number;
}

export const NO_INVOICES: InvoiceTotals = {
  count: 0,
  general: { net: 0, tax: 0 },
  simple: { net: 0, tax: 0 },
  special: { net: 0, tax: 0 },
  realEstate: { net: 0, tax: 0 },
  plainRealEstate: { net: 0, tax: 0 },
  purchases: 0,
  selectedTax: 0,
};

const VOID = 1;

/** 专用发票, on which the buyer can deduct. */
export const SPECIAL_INVOICE_KINDS: readonly string[] = ["01", "03", "08", "81"];

/** Adds invoices up; a void one counts for nothing, a red one takes away. */
export function totalInvoices(invoices: readonly TaxedInvoice[]): InvoiceTotals {
  return invoices.filter(({ fpzt }) => fpzt !== VOID).reduce(add, NO_INVOICES);
}

/** The totals of several months together. */
export function joinTotals(months: readonly InvoiceTotals[]): InvoiceTotals {
  return months.reduce(
    (sum, month) => ({
      count: sum.count + month.count,
      general: plus(sum.general, month.general),
      simple: plus(sum.simple, month.simple),
      special: plus(sum.special, month.special),
      realEstate: plus(sum.realEstate, month.realEstate),
      plainRealEstate: plus(sum.plainRealEstate, month.plainRealEstate),
      purchases: sum.purchases + month.purchases,
      selectedTax: sum.selectedTax + month.selectedTax,
    }),
    NO_INVOICES,
  );
}

/** All that was sold, whatever the method. */
export function salesOf({ general, simple }: InvoiceTotals): Sales {
  return plus(general, simple);
}

function add(sum: InvoiceTotals, invoice: TaxedInvoice): InvoiceTotals {
  const { jxxlx, fpzl, net, tax, deductible, simple, selected, realEstate = false } = invoice;
  if (jxxlx === 0) {
    return {
      ...sum,
      purchases: sum.purchases + net,
      selectedTax: sum.selectedTax + (selected ? deductible : 0),
    };
  }
  const sale = { net, tax };
  const special = SPECIAL_INVOICE_KINDS.includes(fpzl);
  return {
    ...sum,
    count: sum.count + 1,
    ...(simple ? { simple: plus(sum.simple, sale) } : { general: plus(sum.general, sale) }),
    ...(special && { special: plus(sum.special, sale) }),
    ...(realEstate && { realEstate: plus(sum.realEstate, sale) }),
    ...(realEstate && !special && { plainRealEstate: plus(sum.plainRealEstate, sale) }),
  };
}

function plus(left: Sales, right: Sales): Sales {
  return { net: left.net + right.net, tax: left.tax + right.tax };
}
