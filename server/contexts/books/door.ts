/** All that other contexts may use of this one. */
export { monthName } from "./book/book-period.ts";
export { type LedgerYear, readLedgerYears } from "./ledger/read-ledger-years.ts";
export { readYearResults } from "./ledger/read-year-results.ts";
export { readBookRows } from "./book/book-rows.ts";
