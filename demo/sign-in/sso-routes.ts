import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DEMO_FIRMS } from "../demo-accounts.ts";
import type { DemoSignOnOptions } from "../../server/demonstration.ts";
import { contentSecurityPolicy } from "../../server/platform/http/security-headers.ts";
import { findSharedLogin } from "./find-shared-login.ts";
import { isLocalName } from "../../server/access/sign-on/local-name.ts";
import { readForms } from "../../server/access/sign-on/read-forms.ts";
import { redirectTarget } from "../../server/access/sign-on/redirect-target.ts";
import {
  comesFromOwnPage,
  hasSession,
  ownOrigin,
  signIn,
  signOut,
} from "../../server/access/sign-on/sign-in-session.ts";
import type { SsoLogin } from "../../server/access/sign-on/sign-on-context.ts";
import { type RefusedShare, signInPage } from "./sign-in-page.ts";
import { signOutPage } from "../../server/access/sign-on/sign-out-page.ts";

interface SsoForm {
  readonly redirect?: unknown;
  readonly gsid?: unknown;
  readonly account?: unknown;
  readonly shareCode?: unknown;
  readonly guest?: unknown;
}

const NO_SHARE = "分享登录码无效或已过期，请向账号所有人重新索取。";
const NO_GUEST = "请填写您的姓名，账号所有人会看到是谁在使用。";
const LONGEST_GUEST = 20;

/**
 * Plays the firm's single sign-on in development: no password, a list of accounts to choose from.
 * A real one stands elsewhere and needs only to hand out tickets.
 */
export function ssoRoutes(app: FastifyInstance, options: DemoSignOnOptions): void {
  const stylesheet = readFileSync(
    new URL("../../server/access/sign-on/sign-in.css", import.meta.url),
    "utf8",
  );
  const target = (request: FastifyRequest, text: unknown = "/login") => {
    const origin = ownOrigin(request, options);
    // Without PUBLIC_ORIGIN the request says where it came, and a ticket must go to no name that others could own.
    if (options.publicOrigin === undefined && !isLocalName(origin)) return null;
    return redirectTarget(text, origin, options.redirectOrigins);
  };
  const isOwnForm = (request: FastifyRequest) => comesFromOwnPage(request, options, options.redirectOrigins);
  const showPage = (reply: FastifyReply, redirect: URL | null, refused: RefusedShare | null = null) =>
    reply
      .code(redirect === null || refused ? 400 : 200)
      .header("content-security-policy", contentSecurityPolicy({ formOrigins: options.redirectOrigins }))
      .type("text/html; charset=utf-8")
      .send(signInPage(DEMO_FIRMS, redirect, refused));

  readForms(app);
  app.get("/sso/sign-in.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(stylesheet));

  app.get("/sso/authorize", (request, reply) =>
    showPage(reply, target(request, (request.query as { redirect?: unknown }).redirect)),
  );

  app.post("/sso/authorize", async (request, reply) => {
    const form = (request.body ?? {}) as SsoForm;
    const redirect = target(request, form.redirect);
    if (redirect === null || !isOwnForm(request)) return showPage(reply, null);
    const { shareCode } = form;
    if (typeof shareCode === "string") {
      const guest = guestName(form);
      if (guest === null) return showPage(reply, redirect, { fault: NO_GUEST, guest: "" });
      const shared = await findSharedLogin(shareCode, guest, options);
      if (!shared) return showPage(reply, redirect, { fault: NO_SHARE, guest });
      return await signIn(reply, redirect, shared, options);
    }
    const login = chosenLogin(form);
    return login ? await signIn(reply, redirect, login, options) : showPage(reply, null);
  });

  // A mere link, or a picture's address on another site, must not sign a user out.
  app.get("/sso/logout", async (request, reply) => {
    const redirect = target(request, (request.query as { redirect?: unknown }).redirect);
    if (!hasSession(request)) return showPage(reply, redirect);
    return reply.type("text/html; charset=utf-8").send(signOutPage(redirect));
  });

  app.post("/sso/logout", async (request, reply) => {
    const form = { ...(request.query as SsoForm), ...(request.body as SsoForm | null) };
    const redirect = target(request, form.redirect);
    if (!isOwnForm(request)) return showPage(reply, null);
    await signOut(request, reply, options);
    const back = redirect === null ? "" : `?redirect=${encodeURIComponent(redirect.href)}`;
    return reply.redirect(`/sso/authorize${back}`, 303);
  });
}

/** The name as it will stand in the log; null for an empty or too long one. */
function guestName({ guest }: SsoForm): string | null {
  if (typeof guest !== "string") return null;
  const name = guest.replace(/[\p{C}\s]+/gu, " ").trim();
  return name === "" || name.length > LONGEST_GUEST ? null : name;
}

function chosenLogin({ gsid, account }: SsoForm): SsoLogin | undefined {
  const firm = DEMO_FIRMS.find((demoFirm) => String(demoFirm.gsid) === gsid);
  const chosen = firm?.accounts.find((candidate) => candidate.account === account);
  return (
    firm &&
    chosen && { gsid: firm.gsid, account: chosen.account, shared: false, guest: null, sessionEnd: null }
  );
}
