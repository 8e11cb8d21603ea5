import type { FastifyReply, FastifyRequest } from "fastify";
import { type Authenticate, TOKEN_HEADER } from "../../access/authenticate.ts";
import { messagePage } from "../../access/sign-on/message-page.ts";
import { readCookie } from "../../access/sign-on/sign-in-session.ts";
import { Refusal } from "../../platform/errors.ts";

/** The cookie in which the app keeps its token, beside its own storage. */
const APP_COOKIE = "accessToken";

/**
 * Lets who is signed in to the app read the docs; a browser that is not gets a page that leads to the sign-in. The
 * app's cookie is enough, because a page that is only read does nothing in the user's name.
 */
export async function assertReader(
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<FastifyReply | undefined> {
  const header = request.headers[TOKEN_HEADER];
  const token = typeof header === "string" ? header : readCookie(request, APP_COOKIE);
  try {
    const { suspended } = await authenticate(token);
    if (suspended !== null) throw new Refusal("suspended", suspended);
    return undefined;
  } catch (error) {
    const isPage = (request.headers.accept ?? "").includes("text/html");
    if (!isPage || !(error instanceof Refusal) || error.kind !== "signedOut") throw error;
    return reply
      .code(401)
      .type("text/html; charset=utf-8")
      .send(messagePage("接口文档只对已登录的用户开放。请先登录系统，再打开此页。"));
  }
}
