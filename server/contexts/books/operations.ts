import type { ServedOperation } from "../../contracts/operation.ts";
import { bankAccountOperations } from "./bank-account/operations.ts";
import { bankEntryOperations } from "./bank-entry/operations.ts";
import { subjectOperations } from "./subject/operations.ts";
import { bookOperations } from "./book/operations.ts";
import { rebuildLedger } from "./ledger/rebuild-ledger.ts";

export const booksOperations: readonly ServedOperation[] = [
  ...bankAccountOperations,
  ...bankEntryOperations,
  ...subjectOperations,
  ...bookOperations,
  rebuildLedger,
];
