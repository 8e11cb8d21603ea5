/**
 * A month of all companies lies together, and of one company within it, with the states of its invoices: the companies of
 * a month are narrowed by them without touching the invoices themselves.
 */
export const invoiceMonths: readonly string[] = [
  `create index invoice_month on invoice (gsid, kjnd, kjqj, company_id, jxxlx, fpzl, kprq)
    include (fpzt, rzzt, dkzt, sdbz)`,
  `drop index invoice_period`,
];
