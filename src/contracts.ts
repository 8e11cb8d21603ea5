import { callContract } from "./actions/call/contract.ts";
import { closeContract } from "./actions/close/contract.ts";
import { copyContract } from "./actions/copy/contract.ts";
import { confirmContract } from "./actions/confirm/contract.ts";
import { downloadContract } from "./actions/download/contract.ts";
import { forEachContract } from "./actions/for-each/contract.ts";
import { jobContract } from "./actions/job/contract.ts";
import { navigateContract } from "./actions/navigate/contract.ts";
import { notifyContract } from "./actions/notify/contract.ts";
import { openContract } from "./actions/open/contract.ts";
import { pollContract } from "./actions/poll/contract.ts";
import { previewContract } from "./actions/preview/contract.ts";
import { printContract } from "./actions/print/contract.ts";
import { reloadContract } from "./actions/reload/contract.ts";
import { runContract } from "./actions/run/contract.ts";
import { saveFormsContract } from "./actions/save-forms/contract.ts";
import { setContract } from "./actions/set/contract.ts";
import { toastContract } from "./actions/toast/contract.ts";
import { uploadContract } from "./actions/upload/contract.ts";
import { booleanContract } from "./fields/boolean/contract.ts";
import { cascaderContract } from "./fields/cascader/contract.ts";
import { companyContract } from "./fields/company/contract.ts";
import { dateContract } from "./fields/date/contract.ts";
import { dateRangeContract } from "./fields/date-range/contract.ts";
import { datetimeContract } from "./fields/datetime/contract.ts";
import { enumContract } from "./fields/enum/contract.ts";
import { filesContract } from "./fields/files/contract.ts";
import { idcardContract } from "./fields/idcard/contract.ts";
import { imageContract } from "./fields/image/contract.ts";
import { linkContract } from "./fields/link/contract.ts";
import { markupContract } from "./fields/markup/contract.ts";
import { moneyContract } from "./fields/money/contract.ts";
import { numberContract } from "./fields/number/contract.ts";
import { numberRangeContract } from "./fields/number-range/contract.ts";
import { optionsContract } from "./fields/options/contract.ts";
import { percentContract } from "./fields/percent/contract.ts";
import { periodContract } from "./fields/period/contract.ts";
import { permissionTreeContract } from "./fields/permission-tree/contract.ts";
import { phoneContract } from "./fields/phone/contract.ts";
import { qrcodeContract } from "./fields/qrcode/contract.ts";
import { stateContract } from "./fields/state/contract.ts";
import { tagsContract } from "./fields/tags/contract.ts";
import { taxNumberContract } from "./fields/tax-number/contract.ts";
import { textContract } from "./fields/text/contract.ts";
import { timePickerContract } from "./fields/time-picker/contract.ts";
import { transferContract } from "./fields/transfer/contract.ts";
import { treeContract } from "./fields/tree/contract.ts";
import type { Contracts } from "./schema/contracts.ts";

/** Every field kind and verb that a screen may name; without React, for checker, planner and server. */
export const contracts: Contracts = {
  fields: [
    booleanContract,
    cascaderContract,
    companyContract,
    dateContract,
    dateRangeContract,
    datetimeContract,
    enumContract,
    filesContract,
    idcardContract,
    imageContract,
    linkContract,
    markupContract,
    moneyContract,
    numberContract,
    numberRangeContract,
    optionsContract,
    percentContract,
    periodContract,
    permissionTreeContract,
    phoneContract,
    qrcodeContract,
    stateContract,
    tagsContract,
    taxNumberContract,
    textContract,
    timePickerContract,
    transferContract,
    treeContract,
  ],
  verbs: [
    callContract,
    confirmContract,
    closeContract,
    copyContract,
    downloadContract,
    forEachContract,
    jobContract,
    navigateContract,
    notifyContract,
    openContract,
    pollContract,
    previewContract,
    printContract,
    reloadContract,
    runContract,
    saveFormsContract,
    setContract,
    toastContract,
    uploadContract,
  ],
};
