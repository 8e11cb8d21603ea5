import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Vite puts a content hash into the names of what stands here. */
const HASHED = "/assets/";

/** Serves the built app: hashed assets cached for good and compressed by the build, everything else revalidated. */
export async function serveBuiltApp(app: FastifyInstance, staticDir: string): Promise<void> {
  const root = resolve(staticDir);
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build leaves notes to itself beside the app.
    dotfiles: "ignore",
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(root.length).replaceAll("\\", "/").startsWith(HASHED);
      reply.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      reply.setHeader("vary", "accept-encoding");
    },
  });
}

/** Addresses below these are never pages of the app. */
const SERVED = ["/api/", "/api-docs/", "/sso/", HASHED];

/** True when the browser opens a page of the app, which the app itself routes. */
export function isPageNavigation(request: FastifyRequest): boolean {
  const path = request.url.split("?")[0] ?? "";
  const isServer = SERVED.some((start) => path.startsWith(start));
  const isFile = (path.split("/").at(-1) ?? "").includes(".");
  return (
    request.method === "GET" && !isServer && !isFile && (request.headers.accept ?? "").includes("text/html")
  );
}

/** Changes with every build, because the page names the hashed assets. */
export function buildVersion(staticDir: string): string {
  return createHash("sha256")
    .update(readFileSync(join(staticDir, "index.html")))
    .digest("hex")
    .slice(0, 16);
}
