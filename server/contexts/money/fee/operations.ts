import type { FirmOperation } from "../../../contracts/operation.ts";
import { createClientByName } from "./create-client.ts";
import { lastFeeRecord } from "./last-record.ts";
import { feesOfStaff, listFees, listFeesByClient, listFeesByStaff } from "./list-fees.ts";
import { saveFeeRecord } from "./save-record.ts";
import { stopFeeClients } from "./stop-clients.ts";
import { usersByRole } from "./users-by-role.ts";

export const feeOperations: readonly FirmOperation[] = [
  createClientByName,
  lastFeeRecord,
  listFeesByClient,
  listFeesByStaff,
  listFees,
  usersByRole,
  feesOfStaff,
  saveFeeRecord,
  stopFeeClients,
];
