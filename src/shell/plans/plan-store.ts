import { useEffect, useSyncExternalStore } from "react";
import type { ScreenPlan } from "../../schema/plan/plans/screen-plan.ts";
import type { ShellPlan } from "../../schema/plan/plans/shell-plan.ts";
import { fetchPlan, type Loaded } from "./fetch-plan.ts";

/** Plans by key, each fetched once; a failed one is fetched again by the next `load`. */
export interface PlanShelf<T> {
  readonly get: (key: string) => Loaded<T>;
  /** Fetches what is not there yet, and what failed. */
  readonly load: (key: string) => void;
  /** Takes a plan that came another way. */
  readonly put: (key: string, plan: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface PlanStore {
  /** Its only key is "shell". */
  readonly shell: PlanShelf<ShellPlan>;
  readonly screens: PlanShelf<ScreenPlan>;
}

const LOADING = { state: "loading" } as const;

/** `onScreen` runs for each screen plan before it is published: its calls must be registered by then. */
export function createPlanStore(base: string, onScreen: (plan: ScreenPlan) => void): PlanStore {
  return {
    shell: createShelf(
      () => fetchPlan<ShellPlan>(`${base}plans/shell.json`),
      () => {},
    ),
    screens: createShelf(
      (id) => fetchPlan<ScreenPlan>(`${base}plans/screens/${encodeURIComponent(id)}.json`),
      onScreen,
    ),
  };
}

/** The plan as it stands; fetched when it is not there. */
export function usePlan<T>(shelf: PlanShelf<T>, key: string): Loaded<T> {
  const loaded = useSyncExternalStore(shelf.subscribe, () => shelf.get(key));
  useEffect(() => shelf.load(key), [shelf, key]);
  return loaded;
}

function createShelf<T>(
  fetch: (key: string) => Promise<Loaded<T>>,
  onReady: (plan: T) => void,
): PlanShelf<T> {
  const plans = new Map<string, Loaded<T>>();
  const listeners = new Set<() => void>();
  const set = (key: string, loaded: Loaded<T>) => {
    if (loaded.state === "ready") onReady(loaded.value);
    plans.set(key, loaded);
    for (const listener of listeners) listener();
  };
  const load = async (key: string) => {
    set(key, LOADING);
    const loaded = await fetch(key);
    // A plan that was put meanwhile is the newer one.
    if (plans.get(key)?.state === "loading") set(key, loaded);
  };
  return {
    get: (key) => plans.get(key) ?? LOADING,
    load: (key) => {
      const known = plans.get(key)?.state;
      if (known === undefined || known === "failed" || known === "broken") void load(key);
    },
    put: (key, plan) => set(key, { state: "ready", value: plan }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
