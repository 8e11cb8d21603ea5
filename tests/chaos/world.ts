import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Kysely } from "kysely";
import { PATIENT_LIMITS } from "../../server/platform/database/database-limits.ts";
import { openDatabase } from "../../server/platform/database/open-database.ts";
import type { Database } from "../../server/tables/tables.ts";
import { type FaultProxy, openFaultProxy } from "../../server/testing/fault-proxy.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/server-process.ts";
import { withNamedDatabase } from "../../scripts/database/open-named-database.ts";
import { type Postgres, startThrowAwayPostgres } from "../../scripts/testing/throw-away-postgres.ts";
import { type Api, openApi } from "./api.ts";
import { type Firm, beginFirm } from "./firm.ts";
import { SECONDS } from "./limits.ts";
import { type Workload, createWorkload } from "./workload.ts";

/** A server, started as production starts it, and what it works on. */
export interface World {
  readonly firm: Firm;
  readonly api: Api;
  readonly workload: Workload;
  readonly server: () => ServerProcess;
  /** Requests go to this address from now on; without one, straight to the server. */
  readonly reachBy: (address?: string) => void;
  readonly startServer: () => Promise<void>;
  /** Looks at the database by another way than the server's. */
  readonly inspect: <Result>(work: (db: Kysely<Database>) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export interface PostgresWorld extends World {
  readonly postgres: Postgres;
  readonly proxy: FaultProxy;
}

export interface FolderWorld extends World {
  /** Starts another server on the same folder. */
  readonly startSecond: () => Promise<ServerProcess>;
}

/** Of each server under test. */
export const ENVIRONMENT = {
  NODE_ENV: "production",
  SSO: "external",
  PUBLIC_ORIGIN: "http://127.0.0.1",
  OIDC_ISSUER: "http://127.0.0.1:9",
  OIDC_CLIENT_ID: "chaos",
  GATEWAYS: fileURLToPath(new URL("gateways.ts", import.meta.url)),
  DATABASE_CONNECT_SECONDS: String(SECONDS.connect),
  DATABASE_STATEMENT_SECONDS: String(SECONDS.statement),
  DATABASE_LOCK_SECONDS: String(SECONDS.lock),
  LOG_LEVEL: "error",
};

/** Enough for an export to be met by a fault. */
const CLIENTS = 4000;

/** PGlite keeps all clients in a folder that is opened again and again. */
const CLIENTS_IN_FOLDER = 50;

export async function openPostgresWorld(): Promise<PostgresWorld> {
  const postgres = await startThrowAwayPostgres();
  if (!postgres) throw new Error("The chaos test needs PostgreSQL (Debian: apt-get install postgresql).");
  try {
    const proxy = await openFaultProxy(postgres.url);
    const inspect: World["inspect"] = async (work) => {
      const db = openDatabase({ databaseUrl: postgres.url, limits: PATIENT_LIMITS });
      return await work(db).finally(async () => await db.destroy());
    };
    const firm = await inspect(async (db) => await beginFirm(db, CLIENTS));
    const served = await serve({ DATABASE_URL: proxy.url }, firm);
    const close = async () => {
      await served.server().kill();
      await proxy.close();
      await postgres.stop();
    };
    return { ...served, postgres, proxy, inspect, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

export async function openFolderWorld(): Promise<FolderWorld> {
  const above = await mkdtemp(path.join(tmpdir(), "chaos-"));
  const folder = path.join(above, "pglite");
  const env = { DATABASE_URL: "", DATA_DIR: folder };
  const inspect: World["inspect"] = async (work) => await withNamedDatabase(env, work, { mayBeNew: true });
  const firm = await inspect(async (db) => await beginFirm(db, CLIENTS_IN_FOLDER));
  const served = await serve(env, firm);
  const close = async () => {
    await served.server().kill();
    await rm(above, { recursive: true });
  };
  const startSecond = async () => await startServerProcess({ ...ENVIRONMENT, ...env });
  return { ...served, startSecond, inspect, close };
}

async function serve(env: NodeJS.ProcessEnv, firm: Firm) {
  const start = async () => await startServerProcess({ ...ENVIRONMENT, ...env });
  let server = await start();
  let front: string | undefined;
  const api = openApi(() => front ?? server.address, firm.token);
  return {
    firm,
    api,
    workload: createWorkload([api], firm),
    server: () => server,
    reachBy: (address?: string) => {
      front = address;
    },
    startServer: async () => {
      server = await start();
    },
  };
}
