import type { Row } from "../../fields/field-view.ts";
import { readTickedInvoice } from "./read-invoices.ts";
import { isTicked, NO_TICKS, type Ticks } from "./ticks.ts";

/** The ticks as they are now, for those who show them. */
export interface TickStore {
  readonly read: () => Ticks;
  readonly put: (next: Ticks) => void;
  /** A function that is true for a ticked row; another function after each change. */
  readonly look: () => (row: Row) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTickStore(): TickStore {
  const listeners = createListeners();
  let ticks = NO_TICKS;
  let look = lookInto(ticks);
  return {
    read: () => ticks,
    put: (next) => {
      ticks = next;
      look = lookInto(ticks);
      listeners.notify();
    },
    look: () => look,
    subscribe: listeners.add,
  };
}

export interface Listeners {
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}

function lookInto(ticks: Ticks): (row: Row) => boolean {
  return (row) => {
    const invoice = readTickedInvoice(row);
    return invoice !== undefined && isTicked(ticks, invoice);
  };
}
