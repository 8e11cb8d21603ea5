import type { FirmOperation } from "../../../contracts/operation.ts";
import { planStatementImport, startStatementImport } from "./import-statement.ts";
import { statementTemplate } from "./statement-template.ts";
import { relateTransfers } from "./relate-transfers.ts";
import { saveEntry, saveFundEntry } from "./save-entry.ts";
import { supplyEntries } from "./supply-entries.ts";
import { uploadReceipt } from "./upload-receipt.ts";

/** 银行流水. */
export const bankEntryOperations: readonly FirmOperation[] = [
  supplyEntries,
  saveEntry,
  planStatementImport,
  startStatementImport,
  statementTemplate,
  relateTransfers,
  uploadReceipt,
  saveFundEntry,
];
