import type { FirmOperation } from "../../../contracts/operation.ts";
import { changeNotices, savePayments } from "./change-notice.ts";
import { changeManyNotices, saveManyPayments } from "./change-many-notices.ts";
import { noticeOfTax, staffTaxNotice, vatNotice } from "./read-notice.ts";
import { previewNotices } from "./preview-notices.ts";
import { noticeLetter, printLetters } from "./letter/letters.ts";

/** Operations on notices of tax; their history is served as records. */
export const taxNoticeOperations: readonly FirmOperation[] = [
  vatNotice,
  noticeOfTax,
  staffTaxNotice,
  previewNotices,
  noticeLetter,
  printLetters,
  changeNotices,
  savePayments,
  changeManyNotices,
  saveManyPayments,
];
