import type { Handlers } from "../../binding/handler.ts";
import { customerInfo } from "./customer-info.ts";
import { exchangeTicket } from "./exchange-ticket.ts";
import { findAuthDomain } from "./find-auth-domain.ts";
import { forcePassword } from "./force-password.ts";
import { generateServiceTicket } from "./generate-service-ticket.ts";
import { signOut } from "./sign-out.ts";
import { shareLogin } from "./share-login.ts";

/** What somebody without a token may ask for. */
export const sessionDoors: Handlers["public"] = {
  "session.exchangeTicket": exchangeTicket,
  "session.pwdForceUpdate": forcePassword,
};

export const sessionHandlers: Handlers["firm"] = {
  "session.customerInfo": customerInfo,
  "session.findAuthDomain": findAuthDomain,
  "session.generateServiceTicket": generateServiceTicket,
  "session.shareLogin": shareLogin,
  "session.signOut": signOut,
};
