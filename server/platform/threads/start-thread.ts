import { Worker } from "node:worker_threads";

interface ThreadOptions {
  readonly workerData?: unknown;
  /** Of its own memory: a small input may grow to a huge one. */
  readonly mostMb: number;
}

/** Starts a thread from a module of plain JavaScript, which imports `give-way.mjs` first. */
export function startThread(module: URL, { workerData, mostMb }: ThreadOptions): Worker {
  return new Worker(module, {
    workerData,
    // Without the flags and loaders of this process, which take longer to start than the thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMb },
  });
}
