import { callContract } from "./actions/call/contract.ts";
import { confirmContract } from "./actions/confirm/contract.ts";
import { navigateContract } from "./actions/navigate/contract.ts";
import { openContract } from "./actions/open/contract.ts";
import { reloadContract } from "./actions/reload/contract.ts";
import { toastContract } from "./actions/toast/contract.ts";
import { booleanContract } from "./fields/boolean/contract.ts";
import { dateContract } from "./fields/date/contract.ts";
import { datetimeContract } from "./fields/datetime/contract.ts";
import { enumContract } from "./fields/enum/contract.ts";
import { numberContract } from "./fields/number/contract.ts";
import { optionsContract } from "./fields/options/contract.ts";
import { phoneContract } from "./fields/phone/contract.ts";
import { textContract } from "./fields/text/contract.ts";
import { treeContract } from "./fields/tree/contract.ts";
import type { Contracts } from "./schema/contracts.ts";

/** Every field kind and verb that a screen may name; without React, for checker, planner and server. */
export const contracts: Contracts = {
  fields: [
    booleanContract,
    dateContract,
    datetimeContract,
    enumContract,
    numberContract,
    optionsContract,
    phoneContract,
    textContract,
    treeContract,
  ],
  verbs: [callContract, confirmContract, navigateContract, openContract, reloadContract, toastContract],
};
