import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { countTakenFiles, endJobs, halfTakenFiles, leaveImports } from "./jobs.ts";
import type { PostgresWorld } from "./world.ts";

/** Of files that were read before the server fell. */
const MOST_TRIES = 10;

const LOOK_EVERY_MS = 2;

/**
 * Kills the server while it reads a file, which is sent again with its key, as the browser does, and imported then.
 * Tries again, with files of their own, where the file was read already.
 */
export async function killWhileReading(world: PostgresWorld): Promise<string[]> {
  const faults: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [before, newest] = [await countTakenFiles(world), await newestMessage(world)];
    // One user: the place of the second file is sent while the first one is read.
    let isOver = false;
    const importing = leaveImports(world, 2).finally(() => (isOver = true));
    await untilOneWaits(world, newest, () => isOver);
    await world.server().kill();
    const met = (await countTakenFiles(world)).answers === before.answers;
    await world.startServer();
    faults.push(...(await endJobs(world, await importing)), ...(await halfTakenFiles(world)));
    if (met) return faults;
  }
  return [...faults, `the server was never killed while it read a file, in ${MOST_TRIES} tries`];
}

async function newestMessage({ inspect }: PostgresWorld): Promise<number> {
  return await inspect(async (db) => {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from outbox`.execute(
      db,
    );
    return rows[0]?.id ?? 0;
  });
}

/** Resolves when the place of a waiting file has been sent, or none will be. */
async function untilOneWaits(
  { inspect }: PostgresWorld,
  after: number,
  isOver: () => boolean,
): Promise<void> {
  await inspect(async (db) => {
    while (!isOver()) {
      const { rows } = await sql`select 1 from outbox where id > ${after}
        and message::text like '%FILE_PLACE%' limit 1`.execute(db);
      if (rows.length > 0) return;
      await sleep(LOOK_EVERY_MS);
    }
  });
}
