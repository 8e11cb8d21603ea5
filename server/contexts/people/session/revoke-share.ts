import { endSharedSignIns } from "../../../access/end-sign-ins.ts";
import { operation } from "../../../contracts/operation.ts";

/** Ends the user's code, and signs out the guests who came in by it. Without a code there is nothing left to end. */
export const shareRevoke = operation("session.shareRevoke", async (_params, { db, user, concerns }) => {
  concerns(user.name);
  await db.deleteFrom("shareCode").where("userId", "=", user.id).execute();
  await endSharedSignIns(db, user.id);
  return null;
});
