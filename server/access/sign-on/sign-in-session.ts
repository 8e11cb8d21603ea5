import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "../authenticate.ts";
import { endSession } from "../end-sign-ins.ts";
import type { Database } from "../../tables/tables.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import type { SignOnContext, SsoLogin } from "./sign-on-context.ts";
import { duePasswordState } from "./due-password.ts";

const COOKIE = "sso_session";
const TICKET_MS = 60 * 1000;

/** Sends the browser back to the app with a ticket; with a `state` while the password has to be changed first. */
export async function signIn(
  reply: FastifyReply,
  redirect: URL,
  login: SsoLogin,
  context: SignOnContext,
): Promise<FastifyReply> {
  const state = login.shared ? undefined : await duePasswordState(login, context);
  if (state !== undefined) {
    redirect.searchParams.set("state", state);
    return reply.redirect(redirect.href, 302);
  }
  const ticket = newSecret();
  const session = newSecret();
  await context.db
    .insertInto("ssoTicket")
    .values({
      ...login,
      ticketHash: hashSecret(ticket),
      ssoSession: hashSecret(session),
      expireTime: context.clock.after(TICKET_MS),
    })
    .execute();
  redirect.searchParams.set("ticket", ticket);
  return setCookie(reply, COOKIE, session, context).redirect(redirect.href, 302);
}

/** Ends the tickets and tokens that this browser's sign-in gave, and the share that was given from it. */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignOnContext,
): Promise<void> {
  const session = readCookie(request, COOKIE);
  if (session !== undefined) await endSsoSession(context.db, hashSecret(session));
  setCookie(reply, COOKIE, null, context);
}

/** Ends it in the firm that it belongs to, if it has got that far. */
async function endSsoSession(db: Kysely<Database>, ssoSession: string): Promise<void> {
  const [token] = await db
    .selectFrom("token")
    .select("gsid")
    .where("ssoSession", "=", ssoSession)
    .union(db.selectFrom("ssoTicket").select("gsid").where("ssoSession", "=", ssoSession))
    .limit(1)
    .execute();
  if (token) await endSession(tenantDb(db, token.gsid), ssoSession);
}

export function hasSession(request: FastifyRequest): boolean {
  return readCookie(request, COOKIE) !== undefined;
}

/** Another site must not sign the browser in as a user of its choice, or out. */
export function comesFromOwnPage(
  request: FastifyRequest,
  context: Pick<SignOnContext, "publicOrigin">,
  others: readonly string[] = [],
): boolean {
  const expectedOrigin = ownOrigin(request, context);
  const { origin = expectedOrigin } = request.headers;
  return [expectedOrigin, ...others].includes(origin);
}

/** Scripts cannot read it, and it travels by https alone where that is how browsers come; null takes it away. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string | null,
  { publicOrigin }: Pick<SignOnContext, "publicOrigin">,
): FastifyReply {
  const isSecure = publicOrigin === undefined ? false : publicOrigin.startsWith("https:");
  const flags = `Path=/sso; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return reply.header("set-cookie", `${name}=${value ?? ""}; ${flags}${value === null ? "; Max-Age=0" : ""}`);
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The origin under which browsers reach this server. */
export function ownOrigin(
  request: FastifyRequest,
  { publicOrigin }: Pick<SignOnContext, "publicOrigin">,
): string {
  return publicOrigin ?? new URL(`${request.protocol}://${request.host}`).origin;
}
