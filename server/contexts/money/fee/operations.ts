import type { FirmOperation } from "../../../contracts/operation.ts";
import { listContractBalances, sumContractBalances } from "./contract-balances.ts";
import { createClientByName } from "./create-client.ts";
import { lastFeeRecord } from "./last-record.ts";
import { feesOfStaff, listFees, listFeesByClient, listFeesByStaff } from "./list-fees.ts";
import { renewalAccountants } from "./renewal-accountants.ts";
import { remindNow } from "./renewal-reminder.ts";
import { renewalSetting, saveRenewalSetting } from "./renewal-setting.ts";
import { saveFeeRecord } from "./save-record.ts";
import { stopFeeClients } from "./stop-clients.ts";
import { usersByRole } from "./users-by-role.ts";

export const feeOperations: readonly FirmOperation[] = [
  createClientByName,
  listContractBalances,
  sumContractBalances,
  lastFeeRecord,
  listFeesByClient,
  renewalSetting,
  saveRenewalSetting,
  renewalAccountants,
  remindNow,
  listFeesByStaff,
  listFees,
  usersByRole,
  feesOfStaff,
  saveFeeRecord,
  stopFeeClients,
];
