import { Refusal } from "../errors.ts";
import { type CalculatingThread, type Task, startCalculatingThread } from "./calculating-thread.ts";
import type { Calculation, CalculationThreads } from "./calculation.ts";

interface LineOptions {
  readonly logError: (error: unknown, what: string) => void;
  /** The name of the work in refusals: 计算. */
  readonly verb: string;
  readonly mostThreads: number;
  /** In milliseconds, without the start of the thread. */
  readonly longestRun: number;
  /** The most calculations that wait for a thread. */
  readonly longestQueue: number;
}

/** Calculations that wait for one another's threads, which are started when they are first needed and stay: a start takes longer than most calculations. */
export function createThreadLine({
  logError,
  verb,
  mostThreads,
  longestRun,
  longestQueue,
}: LineOptions): CalculationThreads {
  const waiting: Task[] = [];
  const threads = new Set<CalculatingThread>();
  let stopped = false;

  const start = () => {
    const thread = startCalculatingThread({
      verb,
      longestRun,
      onIdle: next,
      onLost: (lost, cause) => {
        threads.delete(lost);
        if (cause !== undefined) logError(cause, "a thread of calculations died");
        next();
      },
    });
    threads.add(thread);
    return thread;
  };

  return {
    run: async <Input, Output>({ module }: Calculation<Input, Output>, input: Input) => {
      if (stopped) throw stopping();
      if (waiting.length >= longestQueue)
        throw new Refusal("busy", `正在${verb}的请求过多，请稍后重试`, [], 5);
      return await new Promise<Output>((resolve, reject) => {
        waiting.push({ module, input, resolve: (output) => resolve(output as Output), reject });
        next();
      });
    },
    stop: async () => {
      stopped = true;
      for (const task of waiting.splice(0)) task.reject(stopping());
      await Promise.all([...threads].map(async (thread) => await thread.end(stopping())));
      threads.clear();
    },
  };

  function next(): void {
    while (waiting.length > 0) {
      const idle =
        [...threads].find((thread) => thread.isIdle()) ?? (threads.size < mostThreads ? start() : undefined);
      if (!idle) return;
      const task = waiting.shift();
      if (task) idle.give(task);
    }
  }
}

function stopping(): Refusal {
  return new Refusal("unavailable", "系统正在停止，请稍后重试");
}
