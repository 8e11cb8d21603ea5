import { Refusal } from "../errors.ts";
import { startThread } from "./start-thread.ts";

/** A calculation under way or waiting for a thread. */
export interface Task {
  readonly module: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that does one task after the other. */
export interface CalculatingThread {
  readonly isIdle: () => boolean;
  readonly give: (task: Task) => void;
  /** Ends the thread; a task that it has is refused with the reason. */
  readonly end: (reason: Refusal) => Promise<void>;
}

interface ThreadOptions {
  /** The name of the work in refusals. */
  readonly verb: string;
  /** In milliseconds. */
  readonly longestRun: number;
  /** Called after each task that has left it alive. */
  readonly onIdle: () => void;
  /** Called once it can take no more tasks, unless it was ended; with the cause where it died by itself. */
  readonly onLost: (thread: CalculatingThread, cause?: unknown) => void;
}

/** Of each of the threads. */
const MOST_MB = 128;

type Said = { readonly begun: true } | { readonly output: unknown } | { readonly error: unknown };

export function startCalculatingThread({
  verb,
  longestRun,
  onIdle,
  onLost,
}: ThreadOptions): CalculatingThread {
  const worker = startThread(new URL("./calculation-thread.mjs", import.meta.url), { mostMb: MOST_MB });
  let task: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  const takeBack = () => {
    const taken = task;
    clearTimeout(timer);
    task = undefined;
    // A process that is done does not wait for idle threads.
    worker.unref();
    return taken;
  };
  const end = async (reason: Refusal) => {
    ended = true;
    takeBack()?.reject(reason);
    await worker.terminate();
  };
  const thread: CalculatingThread = {
    isIdle: () => task === undefined,
    give: (given) => {
      task = given;
      worker.ref();
      worker.postMessage({ module: given.module, input: given.input });
    },
    end,
  };
  const lose = (reason: Refusal, cause?: unknown) => {
    if (ended) return;
    void end(reason);
    onLost(thread, cause);
  };
  const die = (cause: unknown) => lose(new Refusal("slow", `${verb}未能完成，请缩小范围后重试`), cause);
  worker.on("error", die);
  worker.on("exit", (code) => die(new Error(`it ended with code ${code}`)));
  worker.on("message", (said: Said) => {
    if ("begun" in said) {
      const tooLong = new Refusal("slow", `${verb}时间过长，已停止，请缩小范围后重试`);
      timer = setTimeout(() => lose(tooLong), longestRun);
      return;
    }
    const done = takeBack();
    if ("error" in said) done?.reject(said.error);
    else done?.resolve(said.output);
    onIdle();
  });
  return thread;
}
