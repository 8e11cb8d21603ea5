import type { FirmOperation, PublicOperation } from "../../../contracts/operation.ts";
import { customerInfo } from "./customer-info.ts";
import { exchangeTicket } from "./exchange-ticket.ts";
import { findAuthDomain } from "./find-auth-domain.ts";
import { forcePassword } from "./force-password.ts";
import { lockScreen } from "./lock-screen.ts";
import { generateServiceTicket } from "./generate-service-ticket.ts";
import { reportUse } from "./report-use.ts";
import { shareProlong } from "./prolong-share.ts";
import { shareRevoke } from "./revoke-share.ts";
import { shareState } from "./share-state.ts";
import { signOut } from "./sign-out.ts";
import { shareLogin } from "./share-login.ts";
import { tenantLogo } from "./tenant-logo.ts";
import { unlockScreen } from "./unlock-screen.ts";

/** Operations for callers without a token. */
export const sessionPublicOperations: readonly PublicOperation[] = [exchangeTicket, forcePassword];

export const sessionOperations: readonly FirmOperation[] = [
  customerInfo,
  findAuthDomain,
  generateServiceTicket,
  lockScreen,
  reportUse,
  shareLogin,
  shareProlong,
  shareRevoke,
  shareState,
  signOut,
  tenantLogo,
  unlockScreen,
];
