import type { LastingStorage } from "../../session/lasting-storage.ts";

/** `reloading`: the page is about to be loaded anew. `waiting`: it is not, because something on it would be lost. */
type UpdateState = "current" | "reloading" | "waiting";

/** Follows the version that the server has of this page, and loads the page anew when it is another one. */
export interface Updates {
  readonly get: () => UpdateState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the version unless it was fetched in the last 30 s. */
  readonly check: () => Promise<void>;
  /** Fetches it at once, because a part of this version is missing. */
  readonly checkNow: () => Promise<void>;
}

export interface UpdatesPorts {
  /** null when the version could not be read. */
  readonly askVersion: () => Promise<string | null>;
  /** True when loading the page anew would lose or interrupt something. */
  readonly isBusy: () => boolean;
  readonly reload: () => void;
  readonly storage: Pick<LastingStorage, "getItem" | "setItem">;
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const CHECK_EVERY = 30_000;
const TIME_TO_READ = 1500;
/** The versions for which this browser tab was loaded anew. */
const RELOADED_FOR = "version";
const BETWEEN = "\n";

/**
 * A page is loaded anew once for a version: behind a proxy that still gives the old one, or servers of two versions in
 * turn, it would never end.
 */
export function createUpdates(ports: UpdatesPorts): Updates {
  const { askVersion, isBusy, reload, storage, now, wait } = ports;
  let own: string | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let state: UpdateState = "current";
  const listeners = new Set<() => void>();
  const set = (next: UpdateState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  async function checkNow(): Promise<void> {
    if (state === "reloading") return;
    askedAt = now();
    const version = await askVersion();
    if (version === null) return;
    own ??= version;
    if (version === own) set("current");
    else await update(version);
  }

  async function update(version: string): Promise<void> {
    const seen = storage.getItem(RELOADED_FOR)?.split(BETWEEN) ?? [];
    if (isBusy() || seen.includes(version)) return set("waiting");
    set("reloading");
    await wait(TIME_TO_READ);
    if (isBusy()) return set("waiting");
    storage.setItem(RELOADED_FOR, [...seen, version].join(BETWEEN));
    reload();
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: async () => {
      if (now() - askedAt >= CHECK_EVERY) await checkNow();
    },
    checkNow,
  };
}
