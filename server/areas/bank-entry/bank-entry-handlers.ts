import type { Handlers } from "../../binding/handler.ts";
import { startStatementImport } from "./import-statement.ts";
import { relateTransfers } from "./relate-transfers.ts";
import { saveEntry, saveFundEntry } from "./save-entry.ts";
import { supplyEntries } from "./supply-entries.ts";
import { uploadReceipt } from "./upload-receipt.ts";

/** 银行流水. */
export const bankEntryHandlers: Handlers["firm"] = {
  "bankEntry.batchSupply": supplyEntries,
  "bankEntry.save": saveEntry,
  "bankEntry.statement.import": startStatementImport,
  "bankEntry.transferRelation": relateTransfers,
  "bankEntry.upload": uploadReceipt,
  "bankEntry.yhls.save": saveFundEntry,
};
