import { hashSecret, newSecret } from "../../../access/authenticate.ts";
import { operation } from "../../../contracts/operation.ts";

const TICKET_MS = 60 * 1000;

/**
 * A ticket by which another of the firm's services signs the user in, once and within a minute. That session belongs to
 * the sign-in that requested it: it ends with that one, and is shared where that one is.
 */
export const generateServiceTicket = operation(
  "session.generateServiceTicket",
  async (_params, { db, user, clock, concerns }) => {
    concerns(user.name);
    if (!user.signIn) throw new Error("a service ticket needs the sign-in that it belongs to");
    const { account } = await db
      .selectFrom("staff")
      .select("account")
      .where("userId", "=", user.id)
      .executeTakeFirstOrThrow();
    const { ssoSession, shared, guest, expireTime: sessionEnd } = user.signIn;
    const ticket = newSecret();
    await db
      .insertInto("ssoTicket")
      .values({
        ticketHash: hashSecret(ticket),
        ssoSession,
        account,
        shared,
        guest,
        sessionEnd,
        expireTime: clock.after(TICKET_MS),
      })
      .execute();
    return { ticket };
  },
);
