import type { SignedInUser } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";

/** Refuses what only the owner of the account may do, not somebody whom he has let in by a share code. */
export function demandOwnSignIn({ signIn }: SignedInUser, deed: string): void {
  if (signIn?.shared === true) throw new Refusal("permission", `通过分享登录进入的账号不能${deed}`);
}
