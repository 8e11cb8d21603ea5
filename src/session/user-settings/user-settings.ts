import type { Client } from "../../request/client-contract.ts";
import {
  objectOf,
  readFilter,
  readFilters,
  readSettings,
  type SavedFilter,
  settingKey,
  type SettingPart,
} from "./setting-answers.ts";
import { createSettingQueue } from "./setting-queue.ts";

interface SettingsState {
  /** "failed": the settings could not be loaded; screens go on as they are planned. */
  readonly status: "loading" | "ready" | "failed";
  /** By `settingKey`. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The filters of all screens, the user's own and those shared with them, the oldest first. */
  readonly filters: readonly SavedFilter[];
  /** The reason why the server does not have a setting that the user sees; null: it has them all. */
  readonly unsaved: Error | null;
}

export type FilterChange = Partial<Pick<SavedFilter, "name" | "conditions" | "shared">>;

/** The signed-in user's settings of screens, as the server keeps them; held for the session. */
export interface UserSettings {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => SettingsState;
  /** Fetches everything from the server. Never rejects: failures are state. */
  readonly load: () => Promise<void>;
  /**
   * Takes effect at once; the newest value of a part wins at the server too. Null: as planned. Resolves to whether the
   * server has saved it; never rejects.
   */
  readonly save: (screen: string, part: SettingPart, value: object | null) => Promise<boolean>;
  /** These reject with the server's reason; the server's settings are then fetched again. */
  readonly addFilter: (screen: string, name: string, conditions: object) => Promise<SavedFilter>;
  readonly updateFilter: (filter: SavedFilter, change: FilterChange) => Promise<void>;
  readonly deleteFilter: (filter: SavedFilter) => Promise<void>;
}

const SILENT = { silent: true } as const;

/** Kept without an action of the user, so that a failed save shows no notice. */
const OF_THE_WAY: ReadonlySet<SettingPart> = new Set(["opened", "tabs", "pinned", "tour"]);

export function createUserSettings({ call }: Pick<Client, "call">): UserSettings {
  let state: SettingsState = { status: "loading", values: new Map(), filters: [], unsaved: null };
  const listeners = new Set<() => void>();
  const update = (change: Partial<SettingsState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Settings changed here, which the answer to an earlier request lacks. */
  const changed = new Map<string, object | null>();
  const send = createSettingQueue(
    ({ screen, part, value }) =>
      call("userSetting.save", { screen, part, value: value && { ...value } }, SILENT),
    (unsaved, { part }) => {
      if (!OF_THE_WAY.has(part)) update({ unsaved });
    },
  );

  const load = async () => {
    try {
      const [settings, filters] = await Promise.all([
        call("userSetting.query", {}, SILENT),
        call("userSetting.filter.list", {}, SILENT),
      ]);
      const values = new Map([...readSettings(settings), ...changed]);
      update({ status: "ready", values, filters: readFilters(filters) });
    } catch {
      update({ status: "failed" });
    }
  };

  const reloadAfter = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      await load();
      throw error;
    }
  };

  const take = (answer: unknown): SavedFilter => {
    const filter = readFilter(answer);
    if (!filter) throw new Error("服务器返回的常用筛选格式不正确");
    const isKnown = state.filters.some(({ id }) => id === filter.id);
    update({
      filters: isKnown
        ? state.filters.map((known) => (known.id === filter.id ? filter : known))
        : [...state.filters, filter],
    });
    return filter;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    load,
    save: (screen, part, value) => {
      const key = settingKey(screen, part);
      changed.set(key, value);
      update({ values: new Map([...state.values, [key, value]]) });
      return send({ screen, part, value });
    },
    addFilter: async (screen, name, conditions) =>
      take(
        await reloadAfter(
          call("userSetting.filter.add", { screen, name, conditions: objectOf(conditions) }, SILENT),
        ),
      ),
    updateFilter: async ({ id, rowVersion }, change) => {
      take(await reloadAfter(call("userSetting.filter.update", { id, rowVersion, ...change }, SILENT)));
    },
    deleteFilter: async ({ id }) => {
      await reloadAfter(call("userSetting.filter.delete", { id }, SILENT));
      update({ filters: state.filters.filter((filter) => filter.id !== id) });
    },
  };
}
