import type { FirmOperation } from "../../../contracts/operation.ts";
import { confirmInfo, copyStatus, setCopyStatus } from "./declaration-state.ts";
import { submitDeclarations } from "./declare-taxes.ts";
import { otherTaxCounts, otherTaxPage } from "./list-other-taxes.ts";
import { previewDeclarations } from "./preview-declarations.ts";
import { previewOtherTaxes } from "./preview-other-taxes.ts";
import { otherTaxDetail } from "./other-tax-detail.ts";

/** Operations on declarations of VAT and the other taxes. */
export const taxDeclareOperations: readonly FirmOperation[] = [
  copyStatus,
  previewDeclarations,
  submitDeclarations,
  setCopyStatus,
  confirmInfo,
  otherTaxPage,
  otherTaxCounts,
  otherTaxDetail,
  previewOtherTaxes,
];
