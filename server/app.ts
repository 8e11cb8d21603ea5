import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type FastifyError, type FastifyInstance, fastify } from "fastify";
import type { Kysely } from "kysely";
import type { Project } from "../src/schema/project/project.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { handlers } from "./areas/handlers.ts";
import { jobKinds } from "./areas/job-kinds.ts";
import { bindOperations } from "./binding/bind-operations.ts";
import { operationCalls } from "./binding/call-operation.ts";
import { type EncryptionOptions, answer, refuse } from "./binding/envelope.ts";
import type { Handlers } from "./binding/handler.ts";
import { readCatalogue } from "./catalogue/read-catalogue.ts";
import { createValidators } from "./catalogue/validators.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/tables.ts";
import { Refusal, type RefusalKind } from "./errors.ts";
import type { JobKinds } from "./jobs/job-kind.ts";
import { createJobRunner } from "./jobs/job-runner.ts";
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
  /** What the jobs do, and whether this process runs any; default: all of them. */
  readonly jobKinds?: JobKinds | undefined;
  readonly runJobs?: boolean | undefined;
  /** Default: `schemas/` as it stands when it is first needed. */
  readonly readProject?: (() => Promise<Project>) | undefined;
}

export const SCHEMAS_DIR = fileURLToPath(new URL("../schemas/", import.meta.url));

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const BODY_LIMIT = 1024 * 1024;

/** The whole server, ready to listen or to be injected into. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, staticDir, demoSso } = options;
  const app = fastify({ logger: loggerOptions(options.logLevel ?? "info"), bodyLimit: BODY_LIMIT });
  addSecurityHeaders(app);
  answerFailures(app, staticDir);
  const catalogue = readCatalogue(SCHEMAS_DIR);
  const validators = createValidators(catalogue);
  const permissions = readPermissionTree(SCHEMAS_DIR);
  const served = options.handlers ?? handlers;
  const project = once(options.readProject ?? (async () => await readProject(ROOT)));
  const runner = createJobRunner({
    db,
    clock,
    permissions,
    readProject: project,
    kinds: options.jobKinds ?? jobKinds,
    callOperation: operationCalls(catalogue, served, validators),
    logError: (error, what) => app.log.error({ err: error }, what),
  });
  bindOperations(app, {
    db,
    clock,
    catalogue,
    validators,
    permissions,
    handlers: served,
    readProject: project,
    onJobs: runner.wake,
    validateResponses: options.validateResponses ?? false,
    encryptResponses: options.encryptResponses,
  });
  if (options.runJobs ?? true) {
    app.addHook("onReady", async () => runner.start());
    app.addHook("onClose", runner.stop);
  }
  app.get("/api/health", () => answer({ now: clock.now() }));
  const version = staticDir === undefined ? randomUUID() : buildVersion(staticDir);
  app.get("/version.json", (_request, reply) => reply.header("cache-control", "no-store").send({ version }));
  if (demoSso) {
    await app.register(async (scope) => ssoRoutes(scope, { db, clock, ...demoSso }));
  }
  if (staticDir !== undefined) await serveBuiltApp(app, staticDir);
  return app;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return async () => await (made ??= make());
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
