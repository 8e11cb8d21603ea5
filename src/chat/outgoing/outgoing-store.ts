import { newIntent } from "../../request/new-intent.ts";
import { isOutcomeUnknown, RequestError } from "../../request/request-error.ts";
import { attempt } from "../../session/lasting-storage.ts";
import { outgoingKey } from "../../session/tokens.ts";
import type { ChatHost } from "../../session/chat-port.ts";
import { reasonOf } from "../call-options.ts";
import * as queue from "./outgoing-queue.ts";
import type { Outgoing, Written } from "./outgoing-queue.ts";
import { sendOutgoing } from "./send-outgoing.ts";

/** The messages of a user that are on their way. They are kept by the browser until the server has them. */
export interface OutgoingStore {
  readonly all: () => readonly Outgoing[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (written: Written) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
}

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

type StoreHost = Pick<ChatHost, "client" | "user" | "storage">;

export function createOutgoingStore(host: StoreHost): OutgoingStore {
  const storageKey = outgoingKey(host.user.id);
  const page = newIntent();
  const listeners = new Set<() => void>();
  const underWay = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let items: readonly Outgoing[] = [];

  /** Messages that have arrived are held by this page alone, as long as their records have not been read. */
  const take = (stored: string | null) => [...items.filter(isSent), ...readQueue(stored)];
  // Other pages of the user write there too.
  const update = (change: (known: readonly Outgoing[]) => readonly Outgoing[]) => {
    items = change(take(host.storage.getItem(storageKey)));
    const unsent = items.filter((item) => !isSent(item));
    if (unsent.length === 0) host.storage.removeItem(storageKey);
    else host.storage.setItem(storageKey, JSON.stringify(unsent));
    for (const listener of listeners) listener();
  };
  const flush = () => {
    clearTimeout(timer);
    for (const item of queue.nextToSend(items, page, underWay)) void send(item);
  };
  const send = async (item: Outgoing) => {
    underWay.add(item.key);
    try {
      const id = await sendOutgoing(host.client, item);
      underWay.delete(item.key);
      update((known) => queue.arrive(known, item.key, id));
      flush();
    } catch (error) {
      underWay.delete(item.key);
      fail(item, error);
    }
  };
  const fail = ({ key, tries }: Outgoing, error: unknown) => {
    if (isOutcomeUnknown(error)) {
      update((known) => queue.postpone(known, key, reasonOf(error)));
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    } else if (error instanceof RequestError && error.failure !== "refused") {
      // The page is left, or the session is over: the next page goes on.
      update((known) => queue.postpone(known, key, reasonOf(error)));
    } else {
      update((known) => queue.refuse(known, key, reasonOf(error)));
      flush();
    }
  };

  update((known) => queue.takeOver(known, page));
  window.addEventListener("online", flush);
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKey) return;
    items = take(newValue);
    for (const listener of listeners) listener();
  });
  flush();
  return {
    all: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (written) => {
      update((known) => queue.enqueue(known, written, { key: newIntent(), page }));
      flush();
    },
    retry: (key) => {
      update((known) => queue.retry(known, key, page));
      flush();
    },
    remove: (key) => {
      update((known) => queue.remove(known, key));
      flush();
    },
  };
}

function isSent({ state }: Outgoing): boolean {
  return state === "sent";
}

function readQueue(text: string | null): readonly Outgoing[] {
  const stored = text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
  return Array.isArray(stored) ? (stored as Outgoing[]) : [];
}

const stores = new WeakMap<ChatHost, OutgoingStore>();

/** The store of a sign-in, whichever of its talks are shown. */
export function outgoingOf(host: ChatHost): OutgoingStore {
  const store = stores.get(host) ?? createOutgoingStore(host);
  stores.set(host, store);
  return store;
}
