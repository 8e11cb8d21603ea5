import type { Tone } from "../../../actions/verb-runner.ts";

/** Messages that come within this time, in ms, count as coming together. */
const TOGETHER_MS = 5000;
const SINGLE = 3;

interface Message {
  readonly text: string;
  readonly tone: Tone;
}

export interface GatheredMessage extends Message {
  /** Its place in the list, from 1 on. */
  readonly number: number;
}

/**
 * Lets three messages through by themselves; those that follow close behind are gathered into one list. `show` shows a
 * single message, `gather` shows all gathered so far in the place of the list before.
 */
export function createMessageLimit(gather: (messages: readonly GatheredMessage[]) => void) {
  let times: readonly number[] = [];
  let gathered: readonly GatheredMessage[] = [];
  return (message: Message, show: () => void): void => {
    const now = Date.now();
    times = times.filter((time) => now - time < TOGETHER_MS);
    if (times.length === 0) gathered = [];
    times = [...times, now];
    if (times.length <= SINGLE && gathered.length === 0) return show();
    gathered = [...gathered, { ...message, number: gathered.length + 1 }];
    gather(gathered);
  };
}
