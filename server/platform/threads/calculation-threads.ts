import { availableParallelism } from "node:os";
import { assertNoTransaction } from "../database/long-work.ts";
import type { CalculationThreads } from "./calculation.ts";
import { createThreadLine } from "./thread-line.ts";

/** Two lines: whoever waits for a number does not wait for the documents of others. */
export function createCalculationThreads({
  logError,
}: {
  readonly logError: (error: unknown, what: string) => void;
}): CalculationThreads {
  const numbers = createThreadLine({
    logError,
    verb: "计算",
    // The machine has no core to spare for a second one where it has two.
    mostThreads: availableParallelism() > 2 ? 2 : 1,
    longestRun: 10_000,
    longestQueue: 100,
  });
  const documents = createThreadLine({
    logError,
    verb: "生成文件",
    mostThreads: 1,
    longestRun: 60_000,
    longestQueue: 50,
  });
  return {
    run: async (calculation, input) => {
      assertNoTransaction("calculating in a thread");
      return await (calculation.isDocument ? documents : numbers).run(calculation, input);
    },
    stop: async () => void (await Promise.all([numbers.stop(), documents.stop()])),
  };
}
