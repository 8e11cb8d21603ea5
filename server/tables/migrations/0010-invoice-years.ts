/** The sales and purchases of a firm's companies in a year are added up without touching the invoices themselves. */
export const invoiceYears: readonly string[] = [
  `create index invoice_year on invoice (gsid, kjnd, jxxlx, company_id) include (jehj, sehj) where fpzt <> 1`,
];
