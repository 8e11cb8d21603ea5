import { answer, lose, send } from "./tick-changes.ts";
import type { TickStore } from "./tick-store.ts";
import { type Change, isSettled, type SelectedSum, sumOf, type Ticks, unsavedOf, waiting } from "./ticks.ts";

/** In ms: changes are sent together after a pause in ticking of this length. */
export const REST = 1000;

/** In ms: after a failure they are sent again by themselves. */
export const AGAIN = 5000;

/** Changes that the server takes in one request. */
const MOST = 500;

/** An invoice whose tick the server refuses. */
export interface Refused {
  readonly number: string;
  readonly reason: string;
}

export interface TickState {
  readonly sum: SelectedSum | null;
  /** `failed`: could not be sent, and will be again. */
  readonly saving: "nothing" | "waiting" | "sending" | "failed";
  /** Changes that the server does not keep yet. */
  readonly unsaved: number;
  /** Counts the answers that have changed something at the server. */
  readonly kept: number;
}

export interface SaverInput {
  /** Resolves to the refused, by id; rejects when no answer came. */
  readonly save: (changes: readonly Change[]) => Promise<ReadonlyMap<number, Refused>>;
  readonly onRefused: (refused: readonly Refused[]) => void;
  /** Called when the last changes could not be saved and no page is open any more to try again. */
  readonly onLost: (unsaved: number) => void;
}

/** The moment of a request for rows. */
interface Moment {
  readonly epoch: number;
  readonly wasSending: boolean;
}

/** Sends the changes of a store. `onSettled`: the server keeps all that is shown. */
export function createTickSaver(
  { save, onRefused, onLost }: SaverInput,
  store: TickStore,
  onSettled: () => void,
) {
  let status: "nothing" | "sending" | "failed" = "nothing";
  let isAttended = true;
  /** Changes with everything that may change the server. */
  let epoch = 0;
  let kept = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const waitFor = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };
  const finish = (now: typeof status, next: Ticks) => {
    status = now;
    epoch += 1;
    store.put(next);
  };
  const sendOff = async (batch: readonly Change[]) => {
    const ids = batch.map(({ invoice }) => invoice.id);
    finish("sending", send(store.read(), ids));
    try {
      const refused = await save(batch);
      kept += 1;
      finish("nothing", answer(store.read(), ids, new Set(refused.keys())));
      if (refused.size > 0) onRefused([...refused.values()]);
    } catch {
      finish("failed", lose(store.read(), ids));
    }
    if (isSettled(store.read())) onSettled();
    else if (status !== "failed") flush();
    else if (isAttended) waitFor(AGAIN);
    else onLost(unsavedOf(store.read()));
  };
  function flush(): void {
    clearTimeout(timer);
    const batch = waiting(store.read()).slice(0, MOST);
    if (status !== "sending" && batch.length > 0) void sendOff(batch);
  }
  return {
    flush,
    wait: () => {
      if (!isSettled(store.read())) waitFor(status === "failed" ? AGAIN : REST);
    },
    isSending: () => status === "sending",
    moment: (): Moment => ({ epoch, wasSending: status === "sending" }),
    isClean: (asked: Moment) => !asked.wasSending && asked.epoch === epoch,
    setAttended: (now: boolean) => {
      isAttended = now;
    },
    describe: (): TickState => {
      const ticks = store.read();
      const isWaiting = status === "nothing" && !isSettled(ticks);
      return { sum: sumOf(ticks), saving: isWaiting ? "waiting" : status, unsaved: unsavedOf(ticks), kept };
    },
  };
}
