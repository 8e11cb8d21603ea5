import { newIntent } from "../../request/new-intent.ts";

/** An entry of `tracking.acceptUserBehaviorData`: pages and menus only, never what stands on a page or in its address. */
export interface TrackedEvent {
  readonly eventCode: string;
  readonly eventName: string;
  readonly pagePath: string;
  readonly pageTitle: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly eventTime: string;
  /** Milliseconds. */
  readonly duration?: number;
}

export interface EventQueue {
  readonly add: (event: TrackedEvent) => void;
  /** Sends all that is there now; never rejects. */
  readonly flush: () => Promise<void>;
  /** Sends all at once, because the page is left and there is no later try. */
  readonly sendLast: () => Promise<void>;
  /** Forgets what has not been sent. */
  readonly clear: () => void;
}

export interface EventQueuePorts {
  /** Every try of one batch has the same intent. */
  readonly send: (events: readonly TrackedEvent[], intent: string) => Promise<unknown>;
  readonly isOnline: () => boolean;
}

const BATCH = 10;
const SEND_AFTER = 10 * 60_000;
const MOST_KEPT = 50;
const RETRY_AFTER = 60_000;
const MOST_FAILURES = 5;

interface Batch {
  readonly events: readonly TrackedEvent[];
  readonly intent: string;
}

/**
 * Sends events ten at a time, or after ten minutes. A batch that could not be sent is tried again after a minute, and
 * five failures in a row end it all. At most 50 events wait; the oldest give way.
 */
export function createEventQueue({ send, isOnline }: EventQueuePorts): EventQueue {
  let waiting: readonly TrackedEvent[] = [];
  let batch: Batch | null = null;
  let isSending = false;
  let failures = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    [waiting, batch] = [[], null];
  };
  const sendLater = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function flush(): Promise<void> {
    if (isClosed || isSending) return;
    batch ??= takeWaiting();
    if (batch === null) return;
    if (!isOnline()) return sendLater(RETRY_AFTER);
    clearTimeout(timer);
    timer = undefined;
    isSending = true;
    const isSent = await send(batch.events, batch.intent).then(
      () => true,
      () => false,
    );
    isSending = false;
    if (isSent) await goOn();
    else countFailure();
  }

  function takeWaiting(): Batch | null {
    const events = waiting;
    waiting = [];
    return events.length === 0 ? null : { events, intent: newIntent() };
  }

  async function goOn(): Promise<void> {
    failures = 0;
    batch = null;
    if (waiting.length >= BATCH) await flush();
    else if (waiting.length > 0) sendLater(SEND_AFTER);
  }

  function countFailure(): void {
    failures += 1;
    if (failures < MOST_FAILURES) return sendLater(RETRY_AFTER);
    isClosed = true;
    clear();
  }

  return {
    add: (event) => {
      if (isClosed) return;
      waiting = [...waiting, event].slice(-(MOST_KEPT - (batch?.events.length ?? 0)));
      // While a batch waits to be tried again, so does what comes after it.
      if (batch !== null) return;
      if (waiting.length >= BATCH) void flush();
      else if (timer === undefined) sendLater(SEND_AFTER);
    },
    flush,
    sendLast: async () => {
      const last = [isSending ? null : batch, takeWaiting()].filter((each) => each !== null);
      await Promise.allSettled(last.map(({ events, intent }) => send(events, intent)));
    },
    clear,
  };
}
