import type { FirmOperation } from "../../../contracts/operation.ts";
import { checkBeforeNotice, checkConfirmation, confirmAmounts, downloadFailures } from "./confirm-checks.ts";
import { cancelResults, sendConfirmation } from "./confirm-selection.ts";
import { notifyTax } from "./notify-tax.ts";

/** Operations of tax confirmation. */
export const taxConfirmOperations: readonly FirmOperation[] = [
  checkBeforeNotice,
  checkConfirmation,
  notifyTax,
  confirmAmounts,
  sendConfirmation,
  cancelResults,
  downloadFailures,
];
