import type { SignedInUser } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";

/** Why whoever came in by a share code may not do it. */
export function sharedFault(deed: string): string {
  return `通过分享登录进入的账号不能${deed}`;
}

/** Refuses what only the owner of the account may do, not somebody whom he has let in by a share code. */
export function demandOwnSignIn({ signIn }: SignedInUser, deed: string): void {
  if (signIn?.shared === true) throw new Refusal("permission", sharedFault(deed));
}
