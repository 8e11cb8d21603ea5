import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type FastifyError, type FastifyInstance, fastify } from "fastify";
import type { Kysely } from "kysely";
import { handlers } from "./areas/handlers.ts";
import { bindOperations } from "./binding/bind-operations.ts";
import { type EncryptionOptions, answer, refuse } from "./binding/envelope.ts";
import type { Handlers } from "./binding/handler.ts";
import { readCatalogue } from "./catalogue/read-catalogue.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/tables.ts";
import { Refusal, type RefusalKind } from "./errors.ts";
import { readPermissionTree } from "./permission/permission-tree.ts";
import { ssoRoutes } from "./sso/sso-routes.ts";
import { buildVersion, isPageNavigation, serveBuiltApp } from "./web/built-app.ts";
import { addSecurityHeaders } from "./web/security-headers.ts";

export interface AppOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly staticDir?: string | undefined;
  readonly encryptResponses?: EncryptionOptions | undefined;
  readonly validateResponses?: boolean | undefined;
  /** "silent" for none. Bodies, tokens and query strings are never logged. */
  readonly logLevel?: string | undefined;
  /** The demonstration's single sign-on; absent: none, a real one stands elsewhere. */
  readonly demoSso?: { readonly redirectOrigins: readonly string[] } | undefined;
  /** What the operations do: replaced only to see what becomes of a failing one. */
  readonly handlers?: Handlers | undefined;
}

export const SCHEMAS_DIR = fileURLToPath(new URL("../schemas/", import.meta.url));

const BODY_LIMIT = 1024 * 1024;

/** The whole server, ready to listen or to be injected into. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, staticDir, demoSso } = options;
  const app = fastify({ logger: loggerOptions(options.logLevel ?? "info"), bodyLimit: BODY_LIMIT });
  addSecurityHeaders(app);
  answerFailures(app, staticDir);
  bindOperations(app, {
    db,
    clock,
    catalogue: readCatalogue(SCHEMAS_DIR),
    permissions: readPermissionTree(SCHEMAS_DIR),
    handlers: options.handlers ?? handlers,
    validateResponses: options.validateResponses ?? false,
    encryptResponses: options.encryptResponses,
  });
  app.get("/api/health", () => answer({ now: clock.now() }));
  const version = staticDir === undefined ? randomUUID() : buildVersion(staticDir);
  app.get("/version.json", (_request, reply) => reply.header("cache-control", "no-store").send({ version }));
  if (demoSso) {
    await app.register(async (scope) => ssoRoutes(scope, { db, clock, ...demoSso }));
  }
  if (staticDir !== undefined) await serveBuiltApp(app, staticDir);
  return app;
}

function loggerOptions(level: string) {
  const path = (url: string) => url.split("?")[0];
  return {
    level,
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: path(url) }),
    },
  };
}

const REFUSAL_OF_STATUS: { readonly [status: number]: RefusalKind } = {
  404: "unknownPath",
  413: "tooLarge",
  415: "mediaType",
};

function answerFailures(app: FastifyInstance, staticDir: string | undefined): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, new Refusal(REFUSAL_OF_STATUS[status] ?? "malformed"));
    request.log.error({ err: error }, "request failed");
    return refuse(reply, new Refusal("fault"));
  });
  app.setNotFoundHandler((request, reply) => {
    if (staticDir !== undefined && isPageNavigation(request)) {
      return reply.header("cache-control", "no-cache").sendFile("index.html", { cacheControl: false });
    }
    return refuse(reply, new Refusal("unknownPath"));
  });
}
