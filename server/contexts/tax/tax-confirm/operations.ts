import type { FirmOperation } from "../../../contracts/operation.ts";
import { pendingInput } from "../invoice/pending-input.ts";
import { downloadCancelFailures } from "./cancel-failures.ts";
import { checkBeforeNotice, checkConfirmation, confirmAmounts, downloadFailures } from "./confirm-checks.ts";
import { cancelResults, sendConfirmation } from "./confirm-selection.ts";
import { listNotices } from "./notices-to-send.ts";
import { notifyManyTaxes } from "./notify-many-taxes.ts";
import { notifyTax } from "./notify-tax.ts";

/** Operations of tax confirmation. */
export const taxConfirmOperations: readonly FirmOperation[] = [
  checkBeforeNotice,
  checkConfirmation,
  listNotices,
  notifyTax,
  notifyManyTaxes,
  confirmAmounts,
  pendingInput,
  sendConfirmation,
  cancelResults,
  downloadCancelFailures,
  downloadFailures,
];
