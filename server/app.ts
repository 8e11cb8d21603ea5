import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FastifyInstance, fastify } from "fastify";
import type { Kysely } from "kysely";
import type { Project } from "../src/schema/project/project.ts";
import { apiDocsRoutes } from "./operations/api-docs/api-docs-routes.ts";
import { findArticles } from "./contexts/workbench/customer-service/find-articles.ts";
import {
  jobAbandonments,
  jobKinds,
  operations as ownOperations,
  recordRules,
  schedules,
  importKindOf,
} from "./contexts/contexts.ts";
import { type FilingCalendar, USUAL_CALENDAR } from "../src/domain/tax/filing-calendar.ts";
import { sealRegularly } from "./operations/audit/seal-regularly.ts";
import { bindOperations } from "./operations/bind-operations.ts";
import { operationCalls } from "./operations/call-operation.ts";
import { type EncryptionOptions, answer } from "./platform/http/envelope.ts";
import type { SignInRules, StandingParts } from "./contracts/firm-context.ts";
import type { ServedOperation } from "./contracts/operation.ts";
import { servedOperations } from "./operations/served-operations.ts";
import { servedCatalogue } from "./operations/catalogue/served-catalogue.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Gateways } from "./gateways/gateways.ts";
import { UNCONNECTED } from "./gateways/unconnected-gateways.ts";
import type { Clock } from "./platform/clock.ts";
import type { CalculationThreads } from "./platform/threads/calculation.ts";
import { createCalculationThreads } from "./platform/threads/calculation-threads.ts";
import { createSecretBox } from "./platform/secrets/secret-box.ts";
import { watchDiskRoom } from "./platform/database/disk-room.ts";
import type { Database } from "./tables/tables.ts";
import { followProject } from "./follow-project.ts";
import type { JobKinds } from "./contracts/job-kind.ts";
import { createJobRunner } from "./operations/jobs/job-runner.ts";
import type { Schedule } from "./platform/jobs/schedules.ts";
import { serveRecords } from "./records/serve/serve-records.ts";
import { externalSsoRoutes } from "./access/sign-on/external/external-sso-routes.ts";
import type { ExternalSsoOptions } from "./access/sign-on/external/provider.ts";
import { authenticator } from "./access/authenticate.ts";
import { bindSockets } from "./operations/sockets/bind-sockets.ts";
import { createSocketHub } from "./operations/sockets/socket-hub.ts";
import { statisticsReader } from "./operations/sockets/read-statistics.ts";
import { createTokenWatch } from "./operations/sockets/token-watch.ts";
import { watchRoutes } from "./platform/http/allowed-methods.ts";
import { answerFailures } from "./platform/http/answer-failures.ts";
import { buildVersion, serveBuiltApp } from "./platform/http/built-app.ts";
import { type ErrorService, pageSettingsRoute } from "./platform/http/page-settings.ts";
import { newRequestNumber } from "./platform/http/request-number.ts";
import { healthRoutes } from "./platform/http/health-routes.ts";
import { takeViolationReports } from "./platform/http/violation-reports.ts";
import { addSecurityHeaders } from "./platform/http/security-headers.ts";
import { UNREADABLE_REQUESTS, assertSoundHost } from "./platform/http/unreadable-requests.ts";

export interface AppOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** All of `schemas/`. */
  readonly project: Project;
  readonly staticDir?: string | undefined;
  readonly encryptResponses?: EncryptionOptions | undefined;
  readonly validateResponses?: boolean | undefined;
  /** "silent" for none. Bodies, tokens and query strings are never logged. */
  readonly logLevel?: string | undefined;
  /** Banks, bureaus and others reached over the network; default: none is connected, and their operations refuse. */
  readonly gateways?: Gateways | undefined;
  /** Seal the passwords of client companies, the first one; default: none, no such password is kept. */
  readonly secretsKeys?: readonly Buffer[] | undefined;
  /** The firm that the next options are about. */
  readonly demonstration?: Demonstration | undefined;
  /** The demonstration's single sign-on; absent: none, a real one stands elsewhere. */
  readonly demoSso?: { readonly redirectOrigins: readonly string[] } | undefined;
  /** The firm's own single sign-on, by OpenID Connect. */
  readonly externalSso?: ExternalSsoOptions | undefined;
  /** The address at which browsers reach this server, e.g. `https://tax.example.com`; absent: as each request says. */
  readonly publicOrigin?: string | undefined;
  /** Takes reports of faults in browsers; absent: none are sent. */
  readonly errorService?: ErrorService | undefined;
  /** Below it are the pages of the firms' CRM, e.g. `https://crm.example.com/web/`; absent: there is none. */
  readonly crmUrl?: string | undefined;
  /** Addresses of the proxies whose word on the client's address and protocol is taken. */
  readonly trustProxy?: string[] | undefined;
  /** Every page says that this is a demonstration. */
  readonly demoBanner?: boolean | undefined;
  /** The operations: replaced only to see what becomes of a failing one. */
  readonly served?: readonly ServedOperation[] | undefined;
  /** The jobs, and whether this process runs any; default: all of them. */
  readonly jobKinds?: JobKinds | undefined;
  readonly runJobs?: boolean | undefined;
  /** The work done by the clock; default: all nightly work. */
  readonly schedules?: readonly Schedule[] | undefined;
  /** Refuses uploads and exports in bursts; default: yes. Tests without a running clock would meet it. */
  readonly limitsUse?: boolean | undefined;
  /** Answers to faults contain the cause, and edited screens are read again: for developers; default: no. */
  readonly development?: boolean | undefined;
  /** The longest time in which a request may arrive as a whole, in milliseconds. */
  readonly requestTimeout?: number | undefined;
  /** Default: the years that the product contains. */
  readonly filingCalendar?: FilingCalendar | undefined;
  /** The most records that a list of the whole firm's gives before it refuses; lower only to see who would meet it. */
  readonly longestList?: number | undefined;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const SHELL_PLAN = "plans/shell.json";

const USUAL_IDLE_MINUTES = 30;

const BODY_LIMIT = 1024 * 1024;

/** Enough for a file of 20 MB over a poor line. */
const REQUEST_TIMEOUT = 5 * 60 * 1000;

/** The whole server, ready to listen or to be injected into. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, clock, project, staticDir } = options;
  const app = newFastify(options);
  addHeaders(app, options);
  assertSoundHost(app);
  if (staticDir !== undefined && options.demoBanner) demonstrationOf(options).showBanner(app, staticDir);
  const diskRoom = watchDiskRoom();
  answerFailures(app, {
    staticDir,
    allowedMethods: watchRoutes(app),
    development: options.development,
    onDatabaseFault: diskRoom.failed,
  });
  const catalogue = servedCatalogue(project);
  const { operations, permissions } = catalogue;
  const signInRules = signInRulesOf(options);
  const authenticate = authenticator({ db, clock, permissions, ...signInRules });
  const served = servedOperations(
    operations,
    serveRecords(operations, project, options.served ?? ownOperations),
  );
  const { development } = options;
  const shellPlan = staticDir === undefined ? undefined : join(staticDir, SHELL_PLAN);
  const currentProject = followProject(app, { root: ROOT, project, shellPlan, development });
  const logError = (error: unknown, what: string) => {
    diskRoom.failed(error);
    app.log.error({ err: error }, what);
  };
  const calls = operationCalls(project, served, catalogue);
  const standing = { ...standingParts(options), threads: ownThreads(app, logError), signInRules };
  const around = { db, clock, permissions, currentProject, logError, standing };
  const hub = createSocketHub({
    db,
    tokens: createTokenWatch(authenticate, clock),
    readStatistics: statisticsReader({ ...around, calls }),
    logError,
  });
  const runner = createJobRunner({
    ...around,
    kinds: options.jobKinds ?? jobKinds,
    schedules: options.schedules ?? schedules,
    operationCalls: calls,
  });
  bindOperations(app, {
    ...around,
    ...catalogue,
    served,
    onJobs: runner.wake,
    onWritten: () => {
      diskRoom.wrote();
      hub.wake();
    },
    authenticate,
    validateResponses: options.validateResponses ?? false,
    encryptResponses: options.encryptResponses,
    limitsUse: options.limitsUse ?? true,
    publicOrigin: options.publicOrigin,
  });
  const runsJobs = options.runJobs ?? true;
  runBeside(app, runsJobs ? [hub, runner, sealRegularly(db, clock, logError)] : [hub]);
  const sockets = project.allOperations.filter(({ socket }) => socket);
  await bindSockets(app, { sockets, hub, authenticate, publicOrigin: options.publicOrigin });
  const reader = options.externalSso && { authenticate };
  await app.register(async (scope) => apiDocsRoutes(scope, { project, permissions, ...reader }));
  healthRoutes(app, {
    db,
    clock,
    diskRoom,
    queue: () => (runsJobs ? (runner.isLooking() ? "ok" : "stalled") : "off"),
  });
  await answerAnybody(app);
  await serveSignOn(app, options);
  await servePages(app, options);
  return app;
}

/** The parts of every context, made once. */
/** The demonstration's sign-on has no password: an unused session protects nothing there, and trying out takes pauses. */
function signInRulesOf(options: AppOptions): SignInRules {
  return options.demoSso
    ? { usualIdleMinutes: 0, knownPassword: demonstrationOf(options).knownPassword }
    : { usualIdleMinutes: USUAL_IDLE_MINUTES };
}

function standingParts(options: AppOptions): Omit<StandingParts, "threads" | "signInRules"> {
  const { db, project, filingCalendar = USUAL_CALENDAR, gateways = UNCONNECTED, longestList } = options;
  return {
    recordRules,
    importKindOf: (kind) => importKindOf(kind, project),
    jobAbandonments,
    filingCalendar,
    gateways,
    secrets: createSecretBox(options.secretsKeys ?? []),
    findHelpArticles: async (text) => await findArticles(db, text),
    longestList,
  };
}

function addHeaders(app: FastifyInstance, { publicOrigin, errorService, crmUrl }: AppOptions): void {
  addSecurityHeaders(app, {
    hsts: publicOrigin?.startsWith("https:") ?? false,
    connectOrigins: errorService ? [new URL(errorService.dsn).origin] : [],
    frameOrigins: crmUrl === undefined ? [] : [new URL(crmUrl).origin],
  });
}

function newFastify(options: AppOptions): FastifyInstance {
  const requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT;
  return fastify({
    logger: loggerOptions(options.logLevel ?? "info"),
    ...UNREADABLE_REQUESTS,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    genReqId: newRequestNumber,
    // Only these proxies may state the client's address.
    trustProxy: options.trustProxy ?? false,
    // Node takes the longer one of the two for the whole request.
    http: {
      // A request without one is answered by us, with a reason.
      requireHostHeader: false,
      headersTimeout: Math.min(60_000, requestTimeout),
      connectionsCheckingInterval: Math.min(30_000, requestTimeout),
    },
  });
}

/** Routes outside the catalogue that need no sign-in: the visitor's address, and reports of refused content. */
async function answerAnybody(app: FastifyInstance): Promise<void> {
  app.get("/api/client-ip", (request) => answer({ ip: request.ip }));
  await takeViolationReports(app, {
    report: (violation) => app.log.warn({ violation }, "the policy of a page refused something"),
  });
}

/** The built app, its version, and what its pages are connected to. */
async function servePages(
  app: FastifyInstance,
  { staticDir, errorService, crmUrl }: AppOptions,
): Promise<void> {
  const version = staticDir === undefined ? randomUUID() : buildVersion(staticDir);
  app.get("/version.json", (_request, reply) => reply.header("cache-control", "no-store").send({ version }));
  pageSettingsRoute(app, { errorService, crmUrl, version });
  if (staticDir !== undefined) await serveBuiltApp(app, staticDir);
}

async function serveSignOn(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { db, clock, publicOrigin, demoSso, externalSso } = options;
  const context = { db, clock, publicOrigin };
  if (demoSso) {
    const { signOnRoutes } = demonstrationOf(options);
    await app.register(async (scope) => signOnRoutes(scope, { ...context, ...demoSso }));
  } else if (externalSso) {
    await app.register(async (scope) => externalSsoRoutes(scope, { ...context, provider: externalSso }));
  }
}

function demonstrationOf({ demonstration }: AppOptions): Demonstration {
  if (!demonstration) throw new Error("此启动方式不含演示环境；请用 npm start 启动，或设置 SSO=external");
  return demonstration;
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

/** End with the application. */
function ownThreads(
  app: FastifyInstance,
  logError: (error: unknown, what: string) => void,
): CalculationThreads {
  const threads = createCalculationThreads({ logError });
  app.addHook("onClose", async () => await threads.stop());
  return threads;
}

interface BackgroundWork {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Works from when the application is ready until it closes. */
function runBeside(app: FastifyInstance, works: readonly BackgroundWork[]): void {
  app.addHook("onReady", async () => {
    for (const work of works) work.start();
  });
  app.addHook("onClose", async () => {
    await Promise.all(works.map(async (work) => await work.stop()));
  });
}
