import type { FirmOperation } from "../../../contracts/operation.ts";
import { delegationDetail } from "./delegation-detail.ts";
import { operateDelegations } from "./operate-delegations.ts";
import { revokeModification } from "./revoke-modification.ts";

export const delegationOperations: readonly FirmOperation[] = [
  delegationDetail,
  operateDelegations,
  revokeModification,
];
