import { setTimeout as sleep } from "node:timers/promises";
import { endJobs, halfTakenFiles, leaveImport } from "./jobs.ts";
import { becomesReady } from "./probes.ts";
import { type RoundResult, audit } from "./round.ts";
import type { StormWorld } from "./storm-world.ts";

/** Of one server after the other. */
const KILLS = 2;
const REPLAYED = 50;

/** Fifty write at two servers, which are killed in turn while a file is read; then all that was promised is looked at. */
export async function runStormRound(world: StormWorld): Promise<RoundResult> {
  const { workload, apis } = world;
  workload.start();
  const [left, { readyAfter, faults }] = await Promise.all([leaveImport(world), killInTurn(world)]);
  await sleep(1000);
  await workload.stop();
  await workload.finish();
  await workload.replay(REPLAYED);
  const jobFaults = [...(await endJobs(world, left)), ...(await halfTakenFiles(world))];
  return {
    faults: [...faults, ...jobFaults, ...workload.takeFaults(), ...(await audit(world))],
    readyAfter,
    slowest: Math.max(...apis.map((api) => api.slowest())),
    met: true,
  };
}

async function killInTurn(world: StormWorld): Promise<Pick<RoundResult, "readyAfter" | "faults">> {
  const faults: string[] = [];
  let readyAfter = 0;
  for (let place = 0; place < KILLS; place += 1) {
    await sleep(1000 + Math.random() * 2000);
    await world.kill(place);
    await world.restart(place);
    const ready = await becomesReady({ server: () => world.serverAt(place) });
    readyAfter = Math.max(readyAfter, ready.ms);
    faults.push(...ready.faults);
  }
  return { readyAfter, faults };
}
