import type { Handlers } from "../../binding/handler.ts";
import { createClientByName } from "./create-client.ts";
import { lastFeeRecord } from "./last-record.ts";
import { feesOfStaff, listFees, listFeesByClient, listFeesByStaff } from "./list-fees.ts";
import { saveFeeRecord } from "./save-record.ts";
import { stopFeeClients } from "./stop-clients.ts";
import { usersByRole } from "./users-by-role.ts";

export const feeHandlers: Handlers["firm"] = {
  "fee.createClientByName": createClientByName,
  "fee.queryLastRecordByName": lastFeeRecord,
  "fee.queryManagerByKh": listFeesByClient,
  "fee.queryManagerByYg": listFeesByStaff,
  "fee.queryManagerList": listFees,
  "fee.queryUserByRole": usersByRole,
  "fee.queryYgXq": feesOfStaff,
  "fee.saveRecord": saveFeeRecord,
  "fee.stopKh": stopFeeClients,
};
