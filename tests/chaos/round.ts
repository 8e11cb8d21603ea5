import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { auditDatabase } from "./audit.ts";
import type { Fault } from "./faults.ts";
import { endJobs, metAtWork } from "./jobs.ts";
import { becomesReady, whileAlive } from "./probes.ts";
import type { PostgresWorld, World } from "./world.ts";

export interface RoundResult {
  readonly faults: readonly string[];
  /** In milliseconds, from the end of the outage. */
  readonly readyAfter: number;
  /** In milliseconds. */
  readonly slowest: number;
  /** The fault came while a job was at work. */
  readonly met: boolean;
}

/** Of acknowledged intents that are repeated in each round. */
const REPLAYED = 10;

/** Writers write, a job runs, the fault comes and goes; then all that was promised is looked at. */
export async function runRound(fault: Fault, world: PostgresWorld): Promise<RoundResult> {
  const { workload, api } = world;
  const faults: string[] = [];
  let met = fault.meets === true;
  let readyAfter = 0;
  workload.start();
  await sleep(300 + Math.random() * 700);
  const left = (await fault.leave?.(world)) ?? [];
  if (left.length > 0) met = await metAtWork(world, left);
  const strike = async () => {
    faults.push(...(await fault.strike(world)));
    const ready = await becomesReady(world);
    readyAfter = ready.ms;
    faults.push(...ready.faults);
  };
  if (fault.kills) await strike();
  else faults.push(...(await whileAlive(world, strike)));
  await sleep(500);
  await workload.stop();
  await workload.finish();
  await workload.replay(REPLAYED);
  faults.push(...(await endJobs(world, left)), ...workload.takeFaults());
  faults.push(...(await audit(world)), ...(await idleTransactions(world)));
  return { faults, readyAfter, slowest: api.slowest(), met };
}

export async function audit({
  inspect,
  firm,
  workload,
}: Pick<World, "inspect" | "firm" | "workload">): Promise<string[]> {
  return await inspect(async (db) => await auditDatabase(db, firm.gsid, workload.intents));
}

/** An unended transaction holds its rows for good. */
async function idleTransactions({ inspect }: World): Promise<string[]> {
  return await inspect(async (db) => {
    const { rows } = await sql`select query from pg_stat_activity
      where state like 'idle in transaction%' and clock_timestamp() - state_change > interval '5 seconds'`.execute(
      db,
    );
    return rows.map((row) => `left in a transaction: ${JSON.stringify(row)}`);
  });
}
