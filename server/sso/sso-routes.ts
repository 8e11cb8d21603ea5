import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { hashSecret, newSecret } from "../binding/authenticate.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/tables.ts";
import { DEMO_FIRMS } from "../demo/demo-accounts.ts";
import { contentSecurityPolicy } from "../web/security-headers.ts";
import { redirectTarget } from "./redirect-target.ts";
import { signInPage } from "./sign-in-page.ts";

export interface SsoOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Origins besides the server's own that sign-in may return to. */
  readonly redirectOrigins: readonly string[];
}

const COOKIE = "sso_session";
const TICKET_MS = 60 * 1000;

/**
 * Plays the firm's single sign-on in development: no password, a list of accounts to choose from.
 * A real one stands elsewhere and needs only to hand out tickets.
 */
export function ssoRoutes(app: FastifyInstance, options: SsoOptions): void {
  const stylesheet = readFileSync(new URL("./sign-in.css", import.meta.url), "utf8");
  const target = (request: FastifyRequest, text: unknown = "/login") =>
    redirectTarget(text, ownOrigin(request), options.redirectOrigins);
  const showPage = (reply: FastifyReply, redirect: URL | null) =>
    reply
      .code(redirect === null ? 400 : 200)
      .header("content-security-policy", contentSecurityPolicy(options.redirectOrigins))
      .type("text/html; charset=utf-8")
      .send(signInPage(DEMO_FIRMS, redirect));

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
    const form = (request.body ?? {}) as { redirect?: unknown; gsid?: unknown; account?: unknown };
    const redirect = target(request, form.redirect);
    const login = DEMO_FIRMS.flatMap(({ gsid, accounts }) =>
      accounts.map(({ account }) => ({ gsid, account })),
    ).find(({ gsid, account }) => String(gsid) === form.gsid && account === form.account);
    // Another site must not sign the browser in as somebody of its choice.
    const { origin = ownOrigin(request) } = request.headers;
    const isOwnForm = [ownOrigin(request), ...options.redirectOrigins].includes(origin);
    if (redirect === null || !login || !isOwnForm) return showPage(reply, null);
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

  app.get("/sso/logout", async (request, reply) => {
    const session = readCookie(request.headers.cookie);
    if (session !== undefined) {
      const ssoSession = hashSecret(session);
      await options.db.deleteFrom("ssoTicket").where("ssoSession", "=", ssoSession).execute();
      await options.db
        .updateTable("token")
        .set({ revoked: true })
        .where("ssoSession", "=", ssoSession)
        .execute();
    }
    reply.header("set-cookie", `${COOKIE}=; Path=/sso; HttpOnly; SameSite=Lax; Max-Age=0`);
    return showPage(reply, target(request, (request.query as { redirect?: unknown }).redirect));
  });
}

function ownOrigin(request: FastifyRequest): string {
  return new URL(`${request.protocol}://${request.host}`).origin;
}

function readCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
