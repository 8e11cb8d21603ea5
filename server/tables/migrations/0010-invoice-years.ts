/** What the companies of a firm sold or bought in a year is added up without touching the invoices themselves. */
export const invoiceYears: readonly string[] = [
  `create index invoice_year on invoice (gsid, kjnd, jxxlx, company_id) include (jehj, sehj) where fpzt <> 1`,
];
