/** All that other contexts may use of this one. */
export { type CompanyPeriod, type PeriodOf, findPeriod } from "./company-period/company-period.ts";
export { lastDayOf } from "./company-period/period-days.ts";
export { AWAITING_PAYMENT, DECLARED, DECLARING, NOTIFIED, TAX_DONE } from "./company-period/period-states.ts";
export { withheldByKind, withheldInAll } from "./company-period/staff-income-tax.ts";
export { QUARTER_LIMIT } from "./invoice/select-collection.ts";
export { declaredTaxes } from "./progress/declared-taxes.ts";
export { type OpenTax, readOpenTaxes } from "./progress/open-taxes.ts";
export { progressPage } from "./progress/process-view.ts";
export { type ProgressRow, readProgressRows } from "./progress/progress-rows.ts";
export { done, share } from "./progress/progress-statistics.ts";
export { readStaffOf } from "./progress/staff-of-rows.ts";
export { STEP } from "./progress/step-states.ts";
export { presentSpecialCases, readSpecialCases } from "./special-case/special-cases.ts";
export { CORRECT, DOUBTFUL } from "./tax-notice/client-answers.ts";
export { readClientMonths } from "./tax-notice/client-months.ts";
export { keepClientAnswer } from "./tax-notice/keep-client-answer.ts";
export { readClientLetter } from "./tax-notice/read-client-letter.ts";
