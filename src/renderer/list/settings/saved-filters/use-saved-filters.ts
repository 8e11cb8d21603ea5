import { useMemo, useSyncExternalStore } from "react";
import { objectOf, type SavedFilter } from "../../../../session/user-settings/setting-answers.ts";
import type { FilterChange } from "../../../../session/user-settings/user-settings.ts";
import type { Screen } from "../../../host.ts";
import { useUserSetting } from "../../../use-user-setting.ts";
import type { FilterValues } from "../../query/list-query.ts";

/** The named filters of one list, and what can be done with them; what the server refuses rejects with its reason. */
export interface SavedFilterList {
  readonly status: "loading" | "ready" | "failed";
  readonly own: readonly SavedFilter[];
  /** Filters that other users have shared. */
  readonly shared: readonly SavedFilter[];
  /** The one that the list opens with. */
  readonly preferred: SavedFilter | undefined;
  /** Prefers a filter, or none. */
  readonly prefer: (filter: SavedFilter | null) => void;
  readonly add: (name: string, values: FilterValues) => Promise<unknown>;
  readonly change: (filter: SavedFilter, change: FilterChange) => Promise<void>;
  readonly remove: (filter: SavedFilter) => Promise<void>;
  readonly retry: () => Promise<void>;
}

export function useSavedFilters(screen: Screen): SavedFilterList {
  const { plan, host } = screen;
  const { settings } = host;
  const { status, filters } = useSyncExternalStore(settings.subscribe, settings.read);
  const [preference, setPreference] = useUserSetting(screen, "defaultFilter", readPreference);
  return useMemo(() => {
    const here = filters.filter((filter) => filter.screen === plan.id);
    return {
      status,
      own: here.filter(({ own }) => own),
      shared: here.filter(({ own }) => !own),
      preferred: here.find(({ id }) => id === preference.filterId),
      prefer: (filter) => setPreference(filter && { filterId: filter.id }),
      add: (name, values) => settings.addFilter(plan.id, name, values),
      change: settings.updateFilter,
      remove: settings.deleteFilter,
      retry: settings.load,
    };
  }, [plan.id, settings, status, filters, preference, setPreference]);
}

interface Preference {
  readonly filterId: number | null;
}

function readPreference(kept: unknown): Preference {
  const { filterId } = objectOf(kept);
  return { filterId: typeof filterId === "number" ? filterId : null };
}
