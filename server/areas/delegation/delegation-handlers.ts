import type { Handlers } from "../../binding/handler.ts";
import { delegationDetail } from "./delegation-detail.ts";
import { operateDelegations } from "./operate-delegations.ts";
import { revokeModification } from "./revoke-modification.ts";

export const delegationHandlers: Handlers["firm"] = {
  "delegation.detail": delegationDetail,
  "delegation.operation": operateDelegations,
  "delegation.modifyRecord.revoke": revokeModification,
};
