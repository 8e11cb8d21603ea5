import { readlinkSync } from "node:fs";
import { getPriority } from "node:os";
import { basename } from "node:path";
import { threadId } from "node:worker_threads";
import type { Calculation } from "../calculation.ts";

export type Rehearsed =
  | "answers"
  | "tells its priority"
  | "throws"
  | "never ends"
  | "dies"
  | "fills the memory";

/** Goes as its input says; answers with the number of its thread, which is 0 in that of the server, or with its niceness. */
export const calculation: Calculation<Rehearsed, number> = {
  module: import.meta.url,
  work: (input) => {
    if (input === "tells its priority")
      return getPriority(Number(basename(readlinkSync("/proc/thread-self"))));
    if (input === "throws") throw new RangeError("as rehearsed");
    if (input === "dies") process.exit(3);
    if (input === "fills the memory") fill([]);
    if (input === "never ends") turn();
    return threadId;
  },
};

function turn(): never {
  for (;;);
}

function fill(kept: number[][]): never {
  for (;;) kept.push(Array.from({ length: 10_000 }, (_none, at) => at + Math.random()));
}
