import type { FirmOperation } from "../../../contracts/operation.ts";
import { accountBalance } from "./account-balance.ts";
import { addTempAccount, saveAccount } from "./add-account.ts";
import { checkAgency, checkCompany, expiryCheck } from "./authorisation-checks.ts";
import { authoriseAccount } from "./authorise-account.ts";
import { queryConfirmation, updateConfirmation } from "./bank-confirmation.ts";
import { canDelete } from "./can-delete.ts";
import { collectionResult, startCollection } from "./collection-task.ts";
import { listChannels } from "./list-channels.ts";
import { reconcileAccount } from "./reconcile-account.ts";

/** 银行账户. */
export const bankAccountOperations: readonly FirmOperation[] = [
  checkAgency,
  checkCompany,
  authoriseAccount,
  expiryCheck,
  accountBalance,
  reconcileAccount,
  canDelete,
  listChannels,
  queryConfirmation,
  updateConfirmation,
  collectionResult,
  startCollection,
  saveAccount,
  addTempAccount,
];
