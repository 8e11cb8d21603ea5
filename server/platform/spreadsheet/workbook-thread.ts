import type { Worker } from "node:worker_threads";
import { Refusal } from "../errors.ts";

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
