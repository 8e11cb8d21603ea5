import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Project } from "../src/schema/project/project.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { type AppOptions, createApp } from "./app.ts";
import { TOKEN_HEADER } from "./access/authenticate.ts";
import { keepIndexes } from "./records/indexes/keep-indexes.ts";
import { type Clock, createClock } from "./platform/clock.ts";
import { claimFolder } from "./platform/database/claim-folder.ts";
import { noteAddress } from "./platform/database/folder-address.ts";
import { PATIENT_LIMITS } from "./platform/database/database-limits.ts";
import { type DatabaseOptions, openDatabase } from "./platform/database/open-database.ts";
import { migrate } from "./platform/database/migrate.ts";
import type { Database } from "./tables/tables.ts";
import { assertFreePort } from "./free-port.ts";
import { type Stage, silently } from "./stages.ts";
import type { SignOnOptions } from "./sign-on-environment.ts";
import { permissionTree } from "./access/permission-tree.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface ServerOptions
  extends
    DatabaseOptions,
    Pick<
      AppOptions,
      | "staticDir"
      | "encryptResponses"
      | "logLevel"
      | "filingCalendar"
      | "development"
      | "errorService"
      | "crmUrl"
      | "demonstration"
      | "gateways"
      | "secretsKeys"
    >,
    SignOnOptions {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string;
  /** The start of the clock, Asia/Shanghai local text; absent: the real time. */
  readonly now?: string | undefined;
  /** Wraps each part of the start, such as to report it; default: nothing does. */
  readonly stage?: Stage | undefined;
  /** Work beside the database's, begun when folder and port are free and done before the server is made. */
  readonly meanwhile?: (() => Promise<void>) | undefined;
}

export interface RunningServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Opens and fills the database, then listens. Closing ends both. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  // Node takes a loop without handles for ended and waits for V8's other threads, which optimise PGlite long after it runs.
  const awake = setInterval(() => {}, 1000);
  try {
    return await start(options);
  } finally {
    clearInterval(awake);
  }
}

async function start(options: ServerOptions): Promise<RunningServer> {
  const { stage = silently } = options;
  const clock = createClock(options.now);
  const folder = options.databaseUrl ? undefined : options.dataDir;
  const release = folder ? await claimFolder(folder) : () => {};
  const db = openDatabase(options);
  const closeDatabase = async () => {
    await db.destroy();
    release();
  };
  try {
    await assertFreePort(options.port, options.host);
    // PGlite is compiled on other threads: this one reads meanwhile.
    const reading = readProject(ROOT);
    const filled = stage("准备数据库", async () => await fillDatabase(options, db, clock, reading));
    const prepared = Promise.all([reading, options.meanwhile?.()]).then(
      async ([project]) => await createApp({ ...options, ...demonstratedParts(options), db, clock, project }),
    );
    const app = await after(filled, prepared);
    const address = await stage("开始服务", async () => {
      await rehearse(app, await reading);
      return await app.listen({ port: options.port, host: options.host });
    });
    const forgetAddress = folder ? noteAddress(folder, address) : () => {};
    const close = async () => {
      await app.close();
      forgetAddress();
      await closeDatabase();
    };
    return { address, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

/** Its own; those of the demonstration for its invented firms, and never for real ones. */
function demonstratedParts(options: ServerOptions): Pick<ServerOptions, "gateways" | "secretsKeys"> {
  const { gateways, secretsKeys = [], demoData } = options;
  const demonstration = demoData ? options.demonstration : undefined;
  return {
    gateways: gateways ?? demonstration?.gateways,
    secretsKeys: [...secretsKeys, ...(demonstration?.secretsKeys ?? [])],
  };
}

/** Goes the way of a signed-in request, so that the first one finds statements, tables and code prepared. */
async function rehearse(app: FastifyInstance, { operations }: Project): Promise<void> {
  const url = operations.get("permission.userMenu")?.path ?? "/";
  await app.inject({ method: "GET", url, headers: { [TOKEN_HEADER]: "rehearsal" } });
}

/** A database is closed only when its filling has ended: a failure beside it waits for that. */
async function after<Result>(first: Promise<void>, beside: Promise<Result>): Promise<Result> {
  const [filled, done] = await Promise.allSettled([first, beside]);
  if (filled.status === "rejected") throw filled.reason;
  if (done.status === "rejected") throw done.reason;
  return done.value;
}

/** On a connection of its own where there may be several: a migration takes longer than a request may. */
async function fillDatabase(
  options: ServerOptions,
  db: Kysely<Database>,
  clock: Clock,
  project: Promise<Project>,
): Promise<void> {
  const { stage = silently } = options;
  const patient = options.databaseUrl ? openDatabase({ ...options, limits: PATIENT_LIMITS }) : db;
  const fill = async (transaction: Kysely<Database>) => {
    await options.demonstration?.fill(transaction, clock, permissionTree(await project));
  };
  try {
    await migrate(patient, async (transaction) => {
      // Before the rows: each index that is made behind them reads them all.
      await keepIndexes(transaction, await project);
      if (options.demoData) await stage("写入演示数据", async () => await fill(transaction));
    });
  } finally {
    if (patient !== db) await patient.destroy();
  }
}
