import type { RecordRuleBook } from "../contracts/record-rules.ts";
import { delegationRules } from "./clients/delegation/delegation-rules.ts";
import { feeRules } from "./money/fee/fee-rules.ts";
import { feedbackRules } from "./tax/feedback/feedback-rules.ts";
import { salaryRules } from "./payroll/salary/salary-rules.ts";
import { auxiliaryRules } from "./books/auxiliary/auxiliary-rules.ts";
import { bankAccountRules } from "./books/bank-account/bank-account-rules.ts";
import { bankEntryRules } from "./books/bank-entry/bank-entry-rules.ts";
import { currencyRules } from "./books/currency/currency-rules.ts";
import { visitRules } from "./growth/visit/visit-rules.ts";
import { subjectRules } from "./books/subject/subject-rules.ts";

/** What the catalogue cannot say about the kinds of record, by their names. */
export const recordRules: RecordRuleBook = {
  ...auxiliaryRules,
  ...bankAccountRules,
  ...bankEntryRules,
  ...currencyRules,
  ...subjectRules,
  ...visitRules,
  ...delegationRules,
  ...feeRules,
  ...feedbackRules,
  ...salaryRules,
};
