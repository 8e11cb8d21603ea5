import { RequestError } from "../../request/request-error.ts";
import type { Client } from "../../request/client-contract.ts";
import { settingKey } from "../user-settings/setting-answers.ts";
import { createUserSettings, type UserSettings } from "../user-settings/user-settings.ts";

type Params = Readonly<Record<string, unknown>>;

export interface SettingsServer {
  /** The values that the server keeps, by `settingKey`. */
  readonly kept: Map<string, unknown>;
  /** Filters as the server sends them. */
  readonly filters: Params[];
  /** Operations that were called, in order. */
  readonly asked: string[];
  /** While set, every call fails with these words. */
  failure: string | null;
  readonly call: Client["call"];
}

/** A server that keeps one user's settings, for tests. */
export function createSettingsServer(): SettingsServer {
  const kept = new Map<string, unknown>();
  const filters: Params[] = [];
  const asked: string[] = [];
  let versions = 0;
  const put = (filter: Params): Params => ({ ...filter, rowVersion: String((versions += 1)) });
  const answers: { readonly [operationId: string]: (params: Params) => unknown } = {
    "userSetting.query": () =>
      [...kept].map(([key, value]) => {
        const [part, screen] = key.split(" ");
        return { part, screen, value };
      }),
    "userSetting.save": ({ screen, part, value }) => {
      const key = settingKey(String(screen), String(part));
      if (value === null) kept.delete(key);
      else kept.set(key, value);
      return null;
    },
    "userSetting.filter.list": () => [...filters],
    "userSetting.filter.add": (params) => {
      if (
        filters.some(({ own, screen, name }) => own && screen === params["screen"] && name === params["name"])
      )
        throw new RequestError("refused", `已有名为「${String(params["name"])}」的常用筛选`);
      const whose = { shared: false, own: true, removable: true, ownerName: "王芳", deptName: null };
      const filter = put({ id: filters.length + 1, ...whose, ...params });
      filters.push(filter);
      return filter;
    },
    "userSetting.filter.update": ({ id, rowVersion, ...change }) => {
      const at = filters.findIndex((filter) => filter["id"] === id);
      const filter = filters[at];
      if (!filter) throw new RequestError("refused", "常用筛选不存在或已被删除，请刷新后重试");
      if (filter["rowVersion"] !== rowVersion) throw new RequestError("refused", "数据已有更新");
      const next = put({ ...filter, ...change });
      filters[at] = next;
      return next;
    },
    "userSetting.filter.delete": ({ id }) => {
      filters.splice(
        filters.findIndex((filter) => filter["id"] === id),
        1,
      );
      return null;
    },
  };
  const server: SettingsServer = {
    kept,
    filters,
    asked,
    failure: null,
    call: (async (operationId: string, params: Params) => {
      asked.push(operationId);
      if (server.failure !== null) throw new RequestError("refused", server.failure);
      return answers[operationId]?.(params);
    }) as Client["call"],
  };
  return server;
}

/** Settings of a user who has none yet, answered at once. */
export function sampleSettings(server = createSettingsServer()): UserSettings {
  const settings = createUserSettings(server);
  void settings.load();
  return settings;
}
