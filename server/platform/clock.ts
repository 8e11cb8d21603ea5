import { fromShanghaiText, toShanghaiText } from "../../src/domain/shanghai-time.ts";

/** The one clock that server, browser and demo data follow. */
export interface Clock {
  readonly epochMs: () => number;
  /** Asia/Shanghai local text, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: () => string;
  /** The local text of a moment so many milliseconds from now; negative for the past. */
  readonly after: (ms: number) => string;
}

/** A clock that starts at `start` (Shanghai local text; absent: the real time) and runs on from there. */
export function createClock(start?: string, realNow: () => number = Date.now): Clock {
  const startMs = start === undefined ? realNow() : fromShanghaiText(start);
  if (startMs === null) {
    throw new Error(`APP_NOW must read YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, not "${start}"`);
  }
  const shift = startMs - realNow();
  const epochMs = () => realNow() + shift;
  return {
    epochMs,
    now: () => toShanghaiText(epochMs()),
    after: (ms) => toShanghaiText(epochMs() + ms),
  };
}
