import type { FirmOperation } from "../../../contracts/operation.ts";
import { allocateRights } from "./allocate-rights.ts";
import { checkEquity } from "./check-equity.ts";
import { companyServices } from "./company-services.ts";
import { receiveGifts, redeemCode } from "./receive-rights.ts";
import { addUsage, revokeUsage } from "./record-usage.ts";
import { revokeAllocations } from "./revoke-allocations.ts";
import { addTrade, cancelTrade, payTrade } from "./trade-rights.ts";
import { usableAllocations } from "./usable-allocations.ts";

/** 权益. */
export const rightsOperations: readonly FirmOperation[] = [
  checkEquity,
  companyServices,
  allocateRights,
  revokeAllocations,
  usableAllocations,
  addUsage,
  revokeUsage,
  addTrade,
  payTrade,
  cancelTrade,
  receiveGifts,
  redeemCode,
];
