import type { Handlers } from "../../binding/handler.ts";
import { checkBeforeNotice, checkConfirmation, confirmAmounts, downloadFailures } from "./confirm-checks.ts";
import { cancelResults, sendConfirmation } from "./confirm-selection.ts";
import { notifyTax } from "./notify-tax.ts";

/** What the operations of tax confirmation do. */
export const taxConfirmHandlers: Handlers["firm"] = {
  "taxConfirm.checkZzsNotice": checkBeforeNotice,
  "taxConfirm.confirmCheck": checkConfirmation,
  "taxConfirm.confirmTax": notifyTax,
  "taxConfirm.postConfirm": confirmAmounts,
  "taxConfirm.sendCheckConfirmTask": sendConfirmation,
  "taxConfirm.getCancelConfirmResult": cancelResults,
  "taxConfirm.failReason.download": downloadFailures,
};
