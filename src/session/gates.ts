import type { RequestError } from "../request/request-error.ts";
import type { LoginInfo, PermissionEntry } from "./login-info.ts";
import { sessionText } from "./message-text.ts";

/** The gate that an account meets after sign-in. */
export type Gate =
  | { readonly kind: "open" }
  | { readonly kind: "home-only" }
  /** Shown as information; confirming it signs out. */
  | { readonly kind: "blocked"; readonly text: string }
  /** Shown as a warning; sign-out follows by itself. */
  | { readonly kind: "warning"; readonly text: string; readonly signOutAfter: number };

const DISABLED = 0;
const ACCOUNT_OPENED = 2;
const WARNING_MS = 2000;
const UNREGISTERED_CODE = "0007";

/** The first gate that closes, in a fixed order; `now` is the server's time, `YYYY-MM-DD HH:mm:ss`. */
export function accountGate(info: LoginInfo, permissions: readonly PermissionEntry[], now: string): Gate {
  if (info.userBasicInfo.status === DISABLED) return blocked(sessionText("gate.disabled"));
  const expiry = info.versionUserDtoList[0]?.expireTime;
  if (typeof expiry === "string" && lastMoment(expiry) < now) {
    return blocked(sessionText("gate.expired", { date: expiry.slice(0, 10) }));
  }
  const unconfigured = info.permission === null || permissions.length === 0;
  if (unconfigured && info.versionDtoList.length === 0) return blocked(sessionText("gate.noPermission"));
  if (info.initStatus !== ACCOUNT_OPENED || info.permission === null) {
    return { kind: "warning", text: sessionText("gate.unopened"), signOutAfter: WARNING_MS };
  }
  return { kind: info.permission ? "open" : "home-only" };
}

/** The gate behind a refused sign-in, or null when the refusal is none of an account's. */
export function refusedSignInGate(failure: RequestError): Gate | null {
  return failure.code === UNREGISTERED_CODE ? blocked(sessionText("gate.unregistered")) : null;
}

function blocked(text: string): Gate {
  return { kind: "blocked", text };
}

/** An account that is valid to a day is valid through that day. */
function lastMoment(expiry: string): string {
  return expiry.length === 10 ? `${expiry} 23:59:59` : expiry;
}
