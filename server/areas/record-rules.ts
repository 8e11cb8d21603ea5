import type { RecordRuleBook } from "../records/record-rules.ts";
import { delegationRules } from "./delegation/delegation-rules.ts";
import { feeRules } from "./fee/fee-rules.ts";
import { feedbackRules } from "./feedback/feedback-rules.ts";
import { salaryRules } from "./salary/salary-rules.ts";
import { auxiliaryRules } from "./auxiliary/auxiliary-rules.ts";
import { bankAccountRules } from "./bank-account/bank-account-rules.ts";
import { bankEntryRules } from "./bank-entry/bank-entry-rules.ts";
import { currencyRules } from "./currency/currency-rules.ts";
import { visitRules } from "./visit/visit-rules.ts";
import { subjectRules } from "./subject/subject-rules.ts";

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
