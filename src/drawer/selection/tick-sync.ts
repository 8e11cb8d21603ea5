import type { KeptTicks } from "../../renderer/list/selection/kept-ticks.ts";
import { readSelectedSum, readTickedInvoice } from "./read-invoices.ts";
import { takeOver, tick } from "./tick-changes.ts";
import { createTickSaver, type SaverInput, type TickState } from "./tick-saver.ts";
import { createListeners, createTickStore } from "./tick-store.ts";

export interface TickSync {
  readonly ticks: KeptTicks;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another object after each change. */
  readonly state: () => TickState;
  /** Another user has changed the selection, or may have. */
  readonly notifyStale: () => void;
  /** Sends at once what waits. */
  readonly flush: () => void;
  /** The ticks are shown again, so that changes may be sent by themselves. */
  readonly begin: () => void;
  /** Sends what waits, and nothing by itself afterwards. */
  readonly end: () => void;
}

/**
 * Keeps the ticks of a company's month: shows them at once, sends them together and one batch after the other, and
 * takes over the server's selection. Rows that were requested or answered while something was on its way are not taken
 * over.
 */
export function createTickSync(input: SaverInput): TickSync {
  const store = createTickStore();
  const stale = createListeners();
  const saver = createTickSaver(input, store, stale.notify);
  let shown = saver.describe();
  store.subscribe(() => {
    shown = saver.describe();
  });
  // A save that is on its way looks again afterwards.
  const notifyStale = () => {
    if (!saver.isSending()) stale.notify();
  };
  return {
    ticks: {
      subscribe: store.subscribe,
      read: store.look,
      ask: () => {
        const asked = saver.moment();
        return (rows) => {
          const saved = readSelectedSum(rows);
          if (!saved) return;
          if (saver.isClean(asked)) return store.put(takeOver(store.read(), saved.sum, saved.invoices));
          if (store.read().saved === null) store.put({ ...store.read(), saved: saved.sum });
          notifyStale();
        };
      },
      subscribeStale: stale.add,
      toggle: (rows, on) => {
        const invoices = rows.flatMap((row) => readTickedInvoice(row) ?? []);
        store.put(tick(store.read(), invoices, on));
        saver.wait();
      },
    },
    subscribe: store.subscribe,
    state: () => shown,
    notifyStale,
    flush: saver.flush,
    begin: () => saver.setAttended(true),
    end: () => {
      saver.setAttended(false);
      saver.flush();
    },
  };
}
