import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "../binding/authenticate.ts";
import { endSession } from "../binding/end-sign-ins.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { DEMO_FIRMS } from "../demo/demo-accounts.ts";
import { contentSecurityPolicy } from "../web/security-headers.ts";
import { duePasswordState } from "./due-password.ts";
import { findSharedLogin } from "./find-shared-login.ts";
import { redirectTarget } from "./redirect-target.ts";
import { signInPage } from "./sign-in-page.ts";
import { signOutPage } from "./sign-out-page.ts";

export interface SsoOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Origins besides the server's own that sign-in may return to. */
  readonly redirectOrigins: readonly string[];
}

/** Who comes in. */
export interface SsoLogin {
  readonly gsid: number;
  readonly account: string;
  /** By a share code: somebody else works in the account's name. */
  readonly shared: boolean;
  /** When the session ends at the latest; null: after its usual time. */
  readonly sessionEnd: string | null;
}

interface SsoForm {
  readonly redirect?: unknown;
  readonly gsid?: unknown;
  readonly account?: unknown;
  readonly shareCode?: unknown;
}

const COOKIE = "sso_session";
const TICKET_MS = 60 * 1000;

const NO_SHARE = "分享登录码无效或已过期，请向账号所有人重新索取。";

/**
 * Plays the firm's single sign-on in development: no password, a list of accounts to choose from.
 * A real one stands elsewhere and needs only to hand out tickets.
 */
export function ssoRoutes(app: FastifyInstance, options: SsoOptions): void {
  const stylesheet = readFileSync(new URL("./sign-in.css", import.meta.url), "utf8");
  const target = (request: FastifyRequest, text: unknown = "/login") =>
    redirectTarget(text, ownOrigin(request), options.redirectOrigins);
  /** Another site must not sign the browser in as somebody of its choice, or out. */
  const isOwnForm = (request: FastifyRequest) => {
    const { origin = ownOrigin(request) } = request.headers;
    return [ownOrigin(request), ...options.redirectOrigins].includes(origin);
  };
  const showPage = (reply: FastifyReply, redirect: URL | null, fault?: string) =>
    reply
      .code(redirect === null || fault !== undefined ? 400 : 200)
      .header("content-security-policy", contentSecurityPolicy(options.redirectOrigins))
      .type("text/html; charset=utf-8")
      .send(signInPage(DEMO_FIRMS, redirect, fault));

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );

  app.get("/sso/sign-in.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(stylesheet));

  app.get("/sso/authorize", (request, reply) =>
    showPage(reply, target(request, (request.query as { redirect?: unknown }).redirect)),
  );

  app.post("/sso/authorize", async (request, reply) => {
    const form = (request.body ?? {}) as SsoForm;
    const redirect = target(request, form.redirect);
    if (redirect === null || !isOwnForm(request)) return showPage(reply, null);
    const { shareCode } = form;
    const isShared = typeof shareCode === "string";
    const login = isShared ? await findSharedLogin(shareCode, options) : chosenLogin(form);
    if (!login) return isShared ? showPage(reply, redirect, NO_SHARE) : showPage(reply, null);
    const state = login.shared ? undefined : await duePasswordState(login, options);
    if (state !== undefined) {
      redirect.searchParams.set("state", state);
      return reply.redirect(redirect.href, 302);
    }
    const ticket = newSecret();
    const session = newSecret();
    await options.db
      .insertInto("ssoTicket")
      .values({
        ...login,
        ticketHash: hashSecret(ticket),
        ssoSession: hashSecret(session),
        expireTime: options.clock.after(TICKET_MS),
      })
      .execute();
    redirect.searchParams.set("ticket", ticket);
    return reply
      .header("set-cookie", `${COOKIE}=${session}; Path=/sso; HttpOnly; SameSite=Lax`)
      .redirect(redirect.href, 302);
  });

  // A mere link, or a picture's address on another site, must not sign anybody out.
  app.get("/sso/logout", async (request, reply) => {
    const redirect = target(request, (request.query as { redirect?: unknown }).redirect);
    if (readCookie(request.headers.cookie) === undefined) return showPage(reply, redirect);
    return reply.type("text/html; charset=utf-8").send(signOutPage(redirect));
  });

  app.post("/sso/logout", async (request, reply) => {
    const form = { ...(request.query as SsoForm), ...(request.body as SsoForm | null) };
    const redirect = target(request, form.redirect);
    if (!isOwnForm(request)) return showPage(reply, null);
    const session = readCookie(request.headers.cookie);
    if (session !== undefined) await endSsoSession(options.db, hashSecret(session));
    reply.header("set-cookie", `${COOKIE}=; Path=/sso; HttpOnly; SameSite=Lax; Max-Age=0`);
    const back = redirect === null ? "" : `?redirect=${encodeURIComponent(redirect.href)}`;
    return reply.redirect(`/sso/authorize${back}`, 303);
  });
}

/** Ends it in the firm that it belongs to, if it has got that far. */
async function endSsoSession(db: Kysely<Database>, ssoSession: string): Promise<void> {
  const [found] = await db
    .selectFrom("token")
    .select("gsid")
    .where("ssoSession", "=", ssoSession)
    .union(db.selectFrom("ssoTicket").select("gsid").where("ssoSession", "=", ssoSession))
    .limit(1)
    .execute();
  if (found) await endSession(tenantDb(db, found.gsid), ssoSession);
}

function chosenLogin({ gsid, account }: SsoForm): SsoLogin | undefined {
  const firm = DEMO_FIRMS.find((one) => String(one.gsid) === gsid);
  const chosen = firm?.accounts.find((one) => one.account === account);
  return firm && chosen && { gsid: firm.gsid, account: chosen.account, shared: false, sessionEnd: null };
}

function ownOrigin(request: FastifyRequest): string {
  return new URL(`${request.protocol}://${request.host}`).origin;
}

function readCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
