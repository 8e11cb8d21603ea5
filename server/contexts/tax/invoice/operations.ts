import type { FirmOperation } from "../../../contracts/operation.ts";
import { advanceCollection, saveAdvanceCollection } from "./advance-collection.ts";
import { batchChangeSelection, changeSelection, restrictInvoices } from "./change-selection.ts";
import { sendCollection, validateCollection } from "./collect-invoices.ts";
import { saveMoveConfig, readMoveConfig, taxpayerSwitch } from "./company-settings.ts";
import { invoiceInfo, invoiceTotals } from "./invoice-info.ts";
import { countCollection, listCollection } from "./list-collection.ts";
import { listPurchases } from "./list-purchases.ts";
import {
  abnormalInvoices,
  invoiceDetail,
  invoiceTypes,
  restrictableInvoices,
  riskInvoices,
} from "./read-invoices.ts";
import { companyPeriod } from "./read-company-period.ts";
import { searchInvoices } from "./search-invoices.ts";

/** Operations on invoices and their sums. */
export const invoiceOperations: readonly FirmOperation[] = [
  listCollection,
  countCollection,
  sendCollection,
  validateCollection,
  changeSelection,
  batchChangeSelection,
  invoiceTotals,
  invoiceInfo,
  companyPeriod,
  invoiceDetail,
  listPurchases,
  restrictInvoices,
  restrictableInvoices,
  riskInvoices,
  abnormalInvoices,
  invoiceTypes,
  taxpayerSwitch,
  searchInvoices,
  advanceCollection,
  saveAdvanceCollection,
  readMoveConfig,
  saveMoveConfig,
];
