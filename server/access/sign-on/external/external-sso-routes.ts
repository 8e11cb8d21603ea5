import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readForms } from "../read-forms.ts";
import { redirectTarget } from "../redirect-target.ts";
import {
  comesFromOwnPage,
  hasSession,
  ownOrigin,
  readCookie,
  setCookie,
  signIn,
  signOut,
} from "../sign-in-session.ts";
import type { SignOnContext } from "../sign-on-context.ts";
import { signOutPage } from "../sign-out-page.ts";
import { messagePage } from "../message-page.ts";
import { tenantDb, type TenantDb } from "../../../platform/database/tenant-db.ts";
import { type PersonsAccount, accountOfPerson } from "./account-of-person.ts";
import { type ExternalSsoOptions, type Identity, type Pending, openProvider } from "./provider.ts";

const PENDING = "sso_pending";
const CALLBACK = "/sso/callback";

/**
 * The firm's own single sign-on, by OpenID Connect. To the app it is as the specification says: `/sso/authorize` signs
 * in and comes back with a ticket, `/sso/logout` ends the session.
 */
export function externalSsoRoutes(
  app: FastifyInstance,
  options: SignOnContext & { readonly provider: ExternalSsoOptions },
): void {
  const provider = openProvider(options.provider);
  const stylesheet = readFileSync(new URL("../sign-in.css", import.meta.url), "utf8");
  const tell = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type("text/html; charset=utf-8").send(messagePage(text));
  const unreachable = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error }, "the single sign-on failed");
    return tell(reply, 502, "单点登录服务暂时无法使用，请稍后重试或联系管理员。");
  };

  readForms(app);

  app.get("/sso/sign-in.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(stylesheet));

  app.get("/sso/authorize", async (request, reply) => {
    const { redirect = "/login" } = request.query as { redirect?: unknown };
    const target = redirectTarget(redirect, ownOrigin(request, options), []);
    if (target === null) return tell(reply, 400, "返回地址无效，无法登录。请从系统首页重新进入。");
    try {
      const { address, pending } = await provider.begin(callbackOf(request), target.href);
      return setCookie(reply, PENDING, encodePending(pending), options).redirect(address.href, 302);
    } catch (error) {
      return unreachable(request, reply, error);
    }
  });

  app.get(CALLBACK, async (request, reply) => {
    const pending = decodePending(readCookie(request, PENDING));
    setCookie(reply, PENDING, null, options);
    const redirect = redirectTarget(pending?.redirect, ownOrigin(request, options), []);
    if (!pending || redirect === null) return tell(reply, 400, "登录已超时，请重新登录。");
    let identity: Identity;
    try {
      identity = await provider.finish(new URL(request.url, ownOrigin(request, options)), pending);
    } catch (error) {
      request.log.warn({ err: error }, "the single sign-on let nobody in");
      return tell(reply, 400, "单点登录没有通过，请重新登录；多次失败请联系管理员。");
    }
    const { gsid } = identity;
    const person = await options.db
      .transaction()
      .execute(async (transaction) => await personIn(tenantDb(transaction, gsid), identity));
    if ("refused" in person) return tell(reply, 403, REFUSED[person.refused]);
    return await signIn(
      reply,
      redirect,
      { gsid, account: person.account, shared: false, guest: null, sessionEnd: null },
      options,
    );
  });

  // A mere link, or a picture's address on another site, must not sign a user out.
  app.get("/sso/logout", async (request, reply) => {
    if (!hasSession(request)) return tell(reply, 200, "您已退出登录。");
    return reply.type("text/html; charset=utf-8").send(signOutPage(null));
  });

  app.post("/sso/logout", async (request, reply) => {
    if (!comesFromOwnPage(request, options)) return tell(reply, 400, "请从系统页面退出登录。");
    await signOut(request, reply, options);
    try {
      const exit = await provider.exit(`${ownOrigin(request, options)}/login`);
      // A form may not be redirected to another origin; the page that answers it may lead there.
      if (exit) reply.header("refresh", `0; url=${exit.href}`);
      return tell(reply, 200, "您已退出登录。");
    } catch (error) {
      return unreachable(request, reply, error);
    }
  });

  function callbackOf(request: FastifyRequest): string {
    return `${ownOrigin(request, options)}${CALLBACK}`;
  }

  /** Locks the firm: two who come at once are not both its first. An unknown firm has no accounts. */
  async function personIn(firm: TenantDb, identity: Identity): Promise<PersonsAccount> {
    const known = await firm.selectFrom("firm").select("gsmc").forNoKeyUpdate().executeTakeFirst();
    return known ? await accountOfPerson(firm, identity, options.clock) : { refused: "unknown" };
  }
}

const REFUSED = {
  unknown: "您的账号尚未在本系统开通，请联系管理员。",
  asked: "您是首次用单点登录进入，已提交申请。请联系管理员在“用户管理”的“登录身份”中同意后，再重新登录。",
  taken: "该账号已由另一个登录身份使用，请联系管理员。",
} as const;

function encodePending(pending: Pending): string {
  return Buffer.from(JSON.stringify(pending)).toString("base64url");
}

function decodePending(text: string | undefined): Pending | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text ?? "", "base64url").toString());
    return isPending(value) ? value : undefined;
  } catch {
    // Cut off or made up: as good as none.
    return undefined;
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== "object" || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return ["state", "nonce", "verifier", "redirect"].every((name) => typeof fields[name] === "string");
}
