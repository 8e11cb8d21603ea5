import { PATIENT_LIMITS } from "../../server/platform/database/database-limits.ts";
import { openDatabase } from "../../server/platform/database/open-database.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/server-process.ts";
import { startThrowAwayPostgres } from "../../scripts/testing/throw-away-postgres.ts";
import { type Api, openApi } from "./api.ts";
import { beginFirm } from "./firm.ts";
import { createWorkload } from "./workload.ts";
import { ENVIRONMENT, type World } from "./world.ts";

/** Two servers of one database, and fifty writers at both. */
export interface StormWorld extends Omit<World, "reachBy" | "startServer"> {
  readonly apis: readonly Api[];
  readonly serverAt: (place: number) => ServerProcess;
  /** Kills one of the servers in the middle of what it does. */
  readonly kill: (place: number) => Promise<void>;
  /** Starts another one in its place. */
  readonly restart: (place: number) => Promise<void>;
  readonly kills: () => number;
}

const WRITERS = 50;
/** Between two writes of one of them, on average, in milliseconds. */
const PAUSE_MS = 4000;
const SERVERS = 2;
const CLIENTS = 4000;

export async function openStormWorld(): Promise<StormWorld> {
  const postgres = await startThrowAwayPostgres();
  if (!postgres) throw new Error("The chaos test needs PostgreSQL (Debian: apt-get install postgresql).");
  const inspect: World["inspect"] = async (work) => {
    const db = openDatabase({ databaseUrl: postgres.url, limits: PATIENT_LIMITS });
    return await work(db).finally(async () => await db.destroy());
  };
  const servers: ServerProcess[] = [];
  const close = async () => {
    await Promise.all(servers.map(async (server) => await server.kill()));
    await postgres.stop();
  };
  try {
    const firm = await inspect(async (db) => await beginFirm(db, CLIENTS));
    const start = async () => await startServerProcess({ ...ENVIRONMENT, DATABASE_URL: postgres.url });
    for (let place = 0; place < SERVERS; place += 1) servers.push(await start());
    const at = (place: number): ServerProcess => {
      const server = servers[place];
      if (!server) throw new Error(`there is no server ${place}`);
      return server;
    };
    const apis = servers.map((_server, place) => openApi(() => at(place).address, firm.token));
    const [api] = apis;
    if (!api) throw new Error("there is no server");
    let kills = 0;
    return {
      firm,
      api,
      apis,
      workload: createWorkload(apis, firm, { writers: WRITERS, pauseMs: PAUSE_MS }),
      server: () => at(0),
      serverAt: at,
      kill: async (place) => {
        kills += 1;
        await at(place).kill();
      },
      restart: async (place) => {
        servers[place] = await start();
      },
      kills: () => kills,
      inspect,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
