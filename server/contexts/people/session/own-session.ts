import type { FirmContext } from "../../../contracts/firm-context.ts";

/** The single sign-on's session that the request came by. */
export function ownSession({ user }: Pick<FirmContext, "user">): string {
  if (!user.signIn) throw new Error("a job has no sign-in");
  return user.signIn.ssoSession;
}
