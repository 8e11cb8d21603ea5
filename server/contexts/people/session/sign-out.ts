import { endSession } from "../../../access/end-sign-ins.ts";
import { operation } from "../../../contracts/operation.ts";

/** Ends the sign-in of the request; those of the same user in other browsers go on. */
export const signOut = operation("session.signOut", async (_params, { db, user, concerns }) => {
  concerns(user.name);
  if (!user.signIn) throw new Error("a job has no sign-in to end");
  await endSession(db, user.signIn.ssoSession);
  return null;
});
