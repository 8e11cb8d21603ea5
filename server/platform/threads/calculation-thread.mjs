/**
 * Calculates beside the server's thread. Takes messages `{ module, input }` and answers each with `{ begun }`, then with
 * `{ output }`, or with `{ error }` where the calculation throws. It is plain JavaScript that loads TypeScript, so that a server that is bundled
 * and one that runs from its sources start the same thread.
 */
import "./give-way.mjs";
import { parentPort } from "node:worker_threads";
import { tsImport } from "tsx/esm/api";

const loaded = new Map();

parentPort.on("message", async ({ module, input }) => {
  try {
    if (!loaded.has(module)) loaded.set(module, tsImport(module, import.meta.url));
    const { calculation } = await loaded.get(module);
    parentPort.postMessage({ begun: true });
    parentPort.postMessage({ output: await calculation.work(input) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
