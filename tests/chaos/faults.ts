import { setTimeout as sleep } from "node:timers/promises";
import { openFaultProxy } from "../../server/testing/fault-proxy.ts";
import { type LeftJob, leaveExports, leaveImport } from "./jobs.ts";
import { FREEZE_MS } from "./limits.ts";
import { killServer } from "./kill-server.ts";
import { becomesUnready } from "./probes.ts";
import { killWhileReading } from "./reading.ts";
import type { PostgresWorld } from "./world.ts";

/** One way in which things go wrong. */
export interface Fault {
  readonly title: string;
  /** Jobs to be met at work. */
  readonly leave?: (world: PostgresWorld) => Promise<LeftJob[]>;
  /** The process itself ends; otherwise it has to live on and say that it is not ready. */
  readonly kills: boolean;
  /** It waits for its moment by itself, and says that it was wrong where it never came. */
  readonly meets?: true;
  /** Begins it, and ends it again; says what was wrong meanwhile. */
  readonly strike: (world: PostgresWorld) => Promise<string[]>;
}

export const FAULTS: Readonly<Record<string, Fault>> = {
  cut: {
    title: "connections to the database break",
    kills: false,
    leave: leaveExports,
    strike: async (world) => {
      world.proxy.cut();
      return await during(world, 1500);
    },
  },
  frozen: {
    title: "nothing comes through for longer than a statement may take, then all of it",
    kills: false,
    leave: leaveImport,
    strike: async (world) => {
      world.proxy.freeze();
      return await during(world, FREEZE_MS);
    },
  },
  swallowed: {
    title: "what is asked is done, the answers are lost",
    kills: false,
    strike: async (world) => {
      world.proxy.swallow();
      return await during(world, FREEZE_MS);
    },
  },
  stopped: {
    title: "PostgreSQL falls and is started again",
    kills: false,
    leave: leaveImport,
    strike: async (world) => {
      await world.postgres.crash();
      const faults = await during(world, 1000);
      await world.postgres.start();
      return faults;
    },
  },
  unanswered: { title: "requests arrive, their answers do not", kills: false, strike: loseAnswers },
  doubled: {
    title: "each write is sent two to five times at once",
    kills: false,
    strike: async ({ workload }) => {
      await workload.sendDoubly(DOUBLED);
      return [];
    },
  },
  writes: { title: "kill -9 of the server during writes", kills: true, strike: killServer },
  job: {
    title: "kill -9 of the server during exports",
    kills: true,
    leave: leaveExports,
    strike: killServer,
  },
  import: {
    title: "kill -9 of the server during an import",
    kills: true,
    leave: leaveImport,
    strike: killServer,
  },
  reading: {
    title: "kill -9 of the server while it reads a file",
    kills: true,
    meets: true,
    strike: killWhileReading,
  },
};

/** Intents of a round; twenty rounds make a thousand of them. */
const DOUBLED = 50;

async function loseAnswers(world: PostgresWorld): Promise<string[]> {
  const line = await openFaultProxy(world.server().address);
  world.reachBy(line.url);
  await sleep(300);
  line.swallow();
  await sleep(700);
  line.cut();
  line.restore();
  await sleep(500);
  world.reachBy();
  await line.close();
  return [];
}

async function during(world: PostgresWorld, ms: number): Promise<string[]> {
  const begin = performance.now();
  const faults = await becomesUnready(world);
  await sleep(Math.max(0, ms - (performance.now() - begin)));
  world.proxy.restore();
  return faults;
}
