import { setTimeout as sleep } from "node:timers/promises";
import { READY_AGAIN_MS, UNREADY_MS } from "./limits.ts";
import type { World } from "./world.ts";

const EVERY_MS = 100;

/** A process that answers no sooner is restarted by its supervisor, as in the Dockerfile; in milliseconds. */
const ALIVE_WITHIN_MS = 5000;

/** Probes the server while the work goes on; returns a fault for each probe without an answer. */
export async function whileAlive(world: World, work: () => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const alive = await fetch(`${world.server().address}/api/health`, {
        signal: AbortSignal.timeout(ALIVE_WITHIN_MS),
      }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!alive) faults.push("the server did not say that it lives");
      await sleep(EVERY_MS);
    }
  })();
  await work();
  over.abort();
  await watching;
  if (!world.server().isRunning()) faults.push(`the server has ended: ${world.server().said().slice(-500)}`);
  return faults;
}

/** Waits until the server answers that it is not ready, with the time for the next try. */
export async function becomesUnready(world: World): Promise<string[]> {
  const begin = performance.now();
  for (;;) {
    const { status, headers } = await fetch(`${world.server().address}/api/ready`);
    const waited = performance.now() - begin;
    if (status === 503) return Number(headers.get("retry-after")) > 0 ? [] : ["503 without Retry-After"];
    if (waited > UNREADY_MS) return [`ready for ${Math.round(waited)} ms of an outage`];
    await sleep(EVERY_MS);
  }
}

/** Milliseconds until it is ready again. */
export async function becomesReady(
  world: Pick<World, "server">,
): Promise<{ readonly ms: number; readonly faults: string[] }> {
  const begin = performance.now();
  for (;;) {
    const ready = await fetch(`${world.server().address}/api/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    const ms = performance.now() - begin;
    if (ready) return { ms, faults: [] };
    if (ms > READY_AGAIN_MS) return { ms, faults: [`not ready ${Math.round(ms)} ms after the outage`] };
    await sleep(EVERY_MS);
  }
}
