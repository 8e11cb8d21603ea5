import { endSession } from "../../binding/end-sign-ins.ts";
import type { FirmHandler } from "../../binding/handler.ts";

/** Ends the sign-in that asks for it; those of the same user in other browsers go on. */
export const signOut: FirmHandler<object> = async (_params, { db, user, concerns }) => {
  concerns(user.name);
  if (!user.signIn) throw new Error("a job has no sign-in to end");
  await endSession(db, user.signIn.ssoSession);
  return null;
};
