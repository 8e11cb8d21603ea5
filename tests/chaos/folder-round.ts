import { setTimeout as sleep } from "node:timers/promises";
import { becomesReady } from "./probes.ts";
import { type RoundResult, audit } from "./round.ts";
import type { FolderWorld } from "./world.ts";

/** The server is killed while it writes into PGlite's folder, which is looked at before and after it is started again. */
export async function runFolderRound(world: FolderWorld): Promise<RoundResult> {
  const { workload, api } = world;
  workload.start();
  await sleep(500 + Math.random() * 1000);
  const faults = await secondOpener(world);
  await world.server().kill();
  await workload.stop();
  faults.push(...(await audit(world)).map((fault) => `as it was left: ${fault}`));
  await world.startServer();
  const ready = await becomesReady(world);
  await workload.finish();
  await workload.replay(5);
  await world.server().stop();
  faults.push(...ready.faults, ...workload.takeFaults(), ...(await audit(world)));
  await world.startServer();
  return { faults, readyAfter: ready.ms, slowest: api.slowest(), met: false };
}

/** Another server on the same folder ends at once, with words. */
async function secondOpener({ startSecond }: FolderWorld): Promise<string[]> {
  try {
    const second = await startSecond();
    await second.kill();
    return ["a second server has opened the folder"];
  } catch (error) {
    return String(error).includes("正被另一个进程") ? [] : [`a second server ended with: ${String(error)}`];
  }
}
