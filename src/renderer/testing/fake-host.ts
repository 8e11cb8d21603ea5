import type { CallOptions } from "../../request/client-contract.ts";
import { editionAllows } from "../../session/edition.ts";
import type { SessionScope } from "../../session/login-info.ts";
import {
  createSettingsServer,
  sampleSettings,
  type SettingsServer,
} from "../../session/testing/settings-server.ts";
import { fieldViews, verbRunners } from "../../views.ts";
import type { RendererHost } from "../host.ts";

type Answer = (params: Record<string, unknown>, options: CallOptions) => unknown;

export interface FakeHost extends RendererHost {
  readonly calls: { readonly operationId: string; readonly params: Record<string, unknown> }[];
  readonly visited: string[];
  /** Notifications, tasks, files and events that reached the application. */
  readonly heard: string[];
  /** Reports to the subscribers that records of the kind have changed. */
  readonly change: (record: string) => void;
  /** The storage of the browser: drafts. */
  readonly stored: Map<string, string>;
  /** The user's settings and saved filters. */
  readonly settingsServer: SettingsServer;
}

interface FakeHostOptions {
  /** Answers by operation; what is not here is a failure of the test. */
  readonly answers?: { readonly [operationId: string]: Answer };
  /** Codes the user lacks, or may only look at. Every other code is allowed. */
  readonly denied?: readonly string[];
  readonly viewOnly?: readonly string[];
}

const session: SessionScope = {
  user: {
    id: 7,
    name: "王芳",
    account: "wangfang",
    superAdmin: false,
    admin: true,
    branchAdmin: false,
    deptManager: false,
  },
  firm: { id: 1, name: "示例财税", areaCode: "310000" },
  edition: { serviceTag: "", versionClass: "ZZ", firmType: "SH", productType: 1 },
};

/** The application around a screen, for tests. The signed-in user has the id 7. */
export function createFakeHost({ answers = {}, denied = [], viewOnly = [] }: FakeHostOptions = {}): FakeHost {
  const calls: FakeHost["calls"] = [];
  const visited: string[] = [];
  const heard: string[] = [];
  const stored = new Map<string, string>();
  const settingsServer = createSettingsServer();
  const listeners = new Map<string, Set<(keys: null) => void>>();
  const call: FakeHost["call"] = async (operationId, params, options = {}) => {
    calls.push({ operationId, params });
    const answer = answers[operationId];
    if (!answer) throw new Error(`no answer for ${operationId}`);
    return answer(params, options);
  };
  return {
    settings: sampleSettings(settingsServer),
    settingsServer,
    change: (record) => listeners.get(record)?.forEach((listener) => listener(null)),
    hearChanges: (record, listener) => {
      const kind = listeners.get(record) ?? new Set();
      listeners.set(record, kind.add(listener));
      return () => void kind.delete(listener);
    },
    calls,
    visited,
    heard,
    stored,
    readFile: async (address) => {
      heard.push(`read ${address}`);
      return new File([address], "");
    },
    call,
    callForChoices: call,
    register: () => undefined,
    permission: (code, mode) => {
      if (denied.includes(code)) return false;
      if (viewOnly.includes(code)) return mode === "strict" ? "view" : false;
      return true;
    },
    edition: (gate) => editionAllows(gate, session.edition),
    session,
    today: () => "2026-11-21",
    fields: fieldViews,
    verbs: verbRunners,
    navigate: (to) => void visited.push(to),
    outside: {
      notify: ({ text }) => void heard.push(text),
      startJob: async (operationId, params, title) => {
        calls.push({ operationId, params });
        heard.push(title);
        return { ended: Promise.resolve(null) };
      },
      followJob: (_operationId, _answer, title) => {
        heard.push(title);
        return { ended: Promise.resolve(null) };
      },
      saveFile: ({ name }, given) => void heard.push(given ?? name ?? ""),
      pickFile: async () => null,
      copyText: async (text) => void heard.push(text),
      print: (title) => void heard.push(title),
      preview: async (files) => void heard.push(files.map(({ fileName }) => fileName).join("、")),
      handle: async (handler) => void heard.push(handler),
    },
    embeddedAddress: async () => null,
    openPage: (url) => heard.push(url) > 0,
    NestedScreen: ({ id }) => {
      throw new Error(`no screen ${id}`);
    },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  };
}
