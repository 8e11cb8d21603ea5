import { fromShanghaiText, toShanghaiText } from "../domain/shanghai-time.ts";

export interface ServerClock {
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: () => string;
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  readonly today: () => string;
}

/**
 * Runs the server's clock on from the moment its time arrived, whatever time and zone the browser
 * believes in. `receivedAt` and `elapsed` are milliseconds of one steady clock.
 */
export function createServerClock(
  serverTime: string,
  receivedAt: number,
  elapsed: () => number = () => performance.now(),
): ServerClock {
  const start = fromShanghaiText(serverTime);
  if (start === null) throw new Error(`The server's time "${serverTime}" is no date and time`);
  const now = () => toShanghaiText(start + elapsed() - receivedAt);
  return { now, today: () => now().slice(0, 10) };
}
