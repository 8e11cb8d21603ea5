/** All that other contexts may use of this one. */
export { monthName } from "./book/book-period.ts";
export { type LedgerYear, readLedgerMonths, readLedgerYears } from "./ledger/read-ledger-years.ts";
export { selectLedgerProfit } from "./ledger/select-ledger-profit.ts";
export { readYearResults } from "./ledger/read-year-results.ts";
export { readBookRows } from "./book/book-rows.ts";
