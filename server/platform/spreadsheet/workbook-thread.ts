import { Worker } from "node:worker_threads";
import { Refusal } from "../errors.ts";

/** Starts a thread that handles the file format. Its memory is bounded: a small file may unpack to a huge one. */
export function startThread(module: URL, workerData: unknown, mostMb: number): Worker {
  return new Worker(module, {
    workerData,
    // It is plain JavaScript: the loaders of the process would take longer to start than the thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMb },
  });
}

interface Answer<Result> {
  readonly result: Result;
  /** A sentence for the user. */
  readonly refusal?: string;
  readonly refused?: true;
}

/** The worker's answer; rejects when it fails, ends without one or is aborted. */
export async function answerOf<Result>(worker: Worker, signal?: AbortSignal): Promise<Result> {
  return await new Promise<Result>((resolve, reject) => {
    worker.once("message", ({ result, refusal, refused }: Answer<Result>) => {
      if (refused) reject(new NotAWorkbook("not a workbook"));
      else if (refusal !== undefined) reject(new Refusal("rule", refusal));
      else resolve(result);
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the workbook's thread ended without an answer")));
    signal?.addEventListener("abort", () => void worker.terminate(), { once: true });
  });
}

/** The bytes are no .xlsx file. */
export class NotAWorkbook extends Error {
  override readonly name = "NotAWorkbook";
}
