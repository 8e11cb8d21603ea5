import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { isPageNavigation } from "../../server/platform/http/built-app.ts";

/** Above everything else; clicks go through it. */
const BANNER = `<div role="note" style="position:fixed;z-index:10000;top:0;left:50%;transform:translateX(-50%);padding:2px 16px;border-radius:0 0 6px 6px;background:#d46b08;color:#fff;font:12px/18px sans-serif;white-space:nowrap;pointer-events:none">演示环境：登录无需密码，请勿录入真实数据</div>`;

/** The folder from which the built app is served; other routes have pages of their own. */
const STATIC_ROUTES: ReadonlySet<string> = new Set(["/", "/*"]);

/** Answers every page of the app with the banner in it. */
export function showDemoBanner(app: FastifyInstance, staticDir: string): void {
  const page = readFileSync(join(staticDir, "index.html"), "utf8").replace(/<body[^>]*>|$/, `$&${BANNER}`);
  app.addHook("onRequest", async (request, reply) => {
    const isOurs = !request.is404 && !STATIC_ROUTES.has(request.routeOptions.url ?? "");
    if (!isOurs && isPageNavigation(request)) {
      await reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
    }
  });
}
