import type { RuleBook } from "../../records/rule-book.ts";
import { auxiliaryRules } from "./auxiliary/auxiliary-rules.ts";
import { bankAccountRules } from "./bank-account/bank-account-rules.ts";
import { bankEntryRules } from "./bank-entry/bank-entry-rules.ts";
import { currencyRules } from "./currency/currency-rules.ts";
import { subjectRules } from "./subject/subject-rules.ts";

export const booksRules: RuleBook = {
  ...auxiliaryRules,
  ...bankAccountRules,
  ...bankEntryRules,
  ...currencyRules,
  ...subjectRules,
};
