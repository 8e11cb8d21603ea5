import { endSession } from "../../../access/end-sign-ins.ts";
import { operation } from "../../../contracts/operation.ts";
import { ownSession } from "./own-session.ts";

/** Ends the sign-in of the request; those of the same user in other browsers go on. */
export const signOut = operation("session.signOut", async (_params, context) => {
  context.concerns(context.user.name);
  await endSession(context.db, ownSession(context));
  return null;
});
