import type { Handlers } from "../../binding/handler.ts";
import { batchChangeSelection, changeSelection, restrictInvoices } from "./change-selection.ts";
import { sendCollection, validateCollection } from "./collect-invoices.ts";
import { keepMoveConfig, readMoveConfig, taxpayerSwitch } from "./company-settings.ts";
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
import { searchInvoices } from "./search-invoices.ts";

/** What the operations on invoices do, and on what they come to. */
export const invoiceHandlers: Handlers["firm"] = {
  "invoice.collection.page": listCollection,
  "invoice.collection.pageNew": listCollection,
  "invoice.collection.confirmChangeCount": countCollection,
  "invoice.task.send": sendCollection,
  "invoice.task.periodValidation": validateCollection,
  "invoice.changeTaxGxzt": changeSelection,
  "invoice.batchChangeTaxGxzt": batchChangeSelection,
  "invoice.detailTotalStatistics": invoiceTotals,
  "invoice.info": invoiceInfo,
  "invoice.check.detail": invoiceDetail,
  "invoice.check.page": listPurchases,
  "invoice.updateCanCheckStatus": restrictInvoices,
  "invoice.getCanCheckInvoiceList": restrictableInvoices,
  "invoice.riskList": riskInvoices,
  "invoice.abnormalList": abnormalInvoices,
  "invoice.typeList": invoiceTypes,
  "invoice.queryQySfxzyByQyid": taxpayerSwitch,
  "invoice.batchSearch": searchInvoices,
  "invoice.moveConfig.get": readMoveConfig,
  "invoice.moveConfig.set": keepMoveConfig,
};
