import type { FirmOperation } from "../../../contracts/operation.ts";
import { listIdentities } from "./list-identities.ts";
import { agreeToIdentities, refuseIdentities, unbindIdentities } from "./settle-identities.ts";

/** 登录身份. */
export const signOnIdentityOperations: readonly FirmOperation[] = [
  listIdentities,
  agreeToIdentities,
  refuseIdentities,
  unbindIdentities,
];
