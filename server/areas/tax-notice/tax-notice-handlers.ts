import type { Handlers } from "../../binding/handler.ts";
import { changeNotices, savePayments } from "./change-notice.ts";
import { noticeOfTax, staffTaxNotice, vatNotice } from "./read-notice.ts";
import { settleTax } from "./settle-tax.ts";

/** What the operations on notices of tax do; their history is served as records. */
export const taxNoticeHandlers: Handlers["firm"] = {
  "taxNotice.getNoticeTaxInfo": vatNotice,
  "taxNotice.getNoticeTaxInfoV2": noticeOfTax,
  "taxNotice.getNoticeTaxInfoV3": staffTaxNotice,
  "taxNotice.getNoticeTaxInfoV4": noticeOfTax,
  "taxNotice.batchNotice": changeNotices,
  "taxNotice.settleConfirmTax": settleTax,
  "taxNotice.paymentStatus.batchSave": savePayments,
};
