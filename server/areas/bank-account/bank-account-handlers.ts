import type { Handlers } from "../../binding/handler.ts";
import { accountBalance } from "./account-balance.ts";
import { addTempAccount, saveAccount } from "./add-account.ts";
import { checkAgency, checkCompany, expiryCheck } from "./authorisation-checks.ts";
import { authoriseAccount } from "./authorise-account.ts";
import { queryConfirmation, updateConfirmation } from "./bank-confirmation.ts";
import { canDelete } from "./can-delete.ts";
import { collectionResult, startCollection } from "./collection-task.ts";
import { listChannels } from "./list-channels.ts";

/** 银行账户. */
export const bankAccountHandlers: Handlers["firm"] = {
  "bankAccount.auth.checkAgency": checkAgency,
  "bankAccount.auth.checkCompany": checkCompany,
  "bankAccount.auth.create": authoriseAccount,
  "bankAccount.auth.expiryCheck": expiryCheck,
  "bankAccount.balance": accountBalance,
  "bankAccount.canDelete": canDelete,
  "bankAccount.channel": listChannels,
  "bankAccount.confirmStatus.query": queryConfirmation,
  "bankAccount.confirmStatus.update": updateConfirmation,
  "bankAccount.receiptTask.result": collectionResult,
  "bankAccount.receiptTask.start": startCollection,
  "bankAccount.save": saveAccount,
  "bankAccount.temp.create": addTempAccount,
};
