import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPermissions } from "../../../session/permissions.ts";
import { sessionScope } from "../../../session/session-scope.ts";
import { sampleSettings } from "../../../session/testing/settings-server.ts";
import type { SessionState, SessionStore } from "../../sign-in/session-contract.ts";
import { loginInfoSample, menuEntry } from "../../testing/session-sample.ts";
import { createRoleView, type ViewedRole } from "./role-view.ts";

const ownState: SessionState = {
  kind: "open",
  session: {
    info: loginInfoSample,
    scope: sessionScope(loginInfoSample),
    permissions: createPermissions([menuEntry("basicSetting.logs")]),
    clock: { now: () => "2026-11-20 09:00:00", today: () => "2026-11-20" },
    homeOnly: false,
    previewService: null,
    isNew: false,
    settings: sampleSettings(),
  },
};
const auditor: ViewedRole = {
  roleId: 6,
  roleName: "只读审计",
  entries: [menuEntry("basicSetting.staffActions", 2)],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(stored = new Map<string, string>([["tabs.7", "[1]"]])) {
  const visited: string[] = [];
  const roles = createRoleView(
    { address: () => "/setting/userManage", navigate: (to) => void visited.push(to) },
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
  );
  const sessions = roles.watch({ get: () => ownState, subscribe: () => () => {} } as unknown as SessionStore);
  const seen: string[] = [];
  sessions.subscribe(() => seen.push(sessions.get().kind));
  return { roles, sessions, stored, visited, seen };
}

function sessionOf(sessions: SessionStore) {
  const state = sessions.get();
  if (state.kind !== "open") throw new Error(state.kind);
  return state.session;
}

it("shows the session with the codes of the role, and without the ranks that need none", () => {
  const { roles, sessions } = start();
  roles.show(auditor);
  vi.runAllTimers();
  const { permissions, scope, info } = sessionOf(sessions);
  expect(permissions.check("basicSetting.staffActions", "strict")).toBe("view");
  expect(permissions.check("basicSetting.logs", "plain")).toBe(false);
  expect(scope.user).toMatchObject({ id: 7, superAdmin: false, admin: false });
  expect(info.userBasicInfo.superAdmin).toBe(false);
  expect(sessions.get()).toBe(sessions.get());
});

it("takes everything off the page before it comes again", () => {
  const { roles, seen } = start();
  roles.show(auditor);
  vi.runAllTimers();
  expect(seen).toEqual(["loading", "open"]);
});

it("gives the own codes, the address and the tabs back", () => {
  const { roles, sessions, stored, visited } = start();
  roles.show(auditor);
  vi.runAllTimers();
  stored.set("tabs.7", "[]");
  roles.end();
  vi.runAllTimers();
  expect(sessions.get()).toBe(ownState);
  expect(visited).toEqual(["/setting/userManage"]);
  expect(stored).toEqual(new Map([["tabs.7", "[1]"]]));
});

it("lasts over a reload of the page", () => {
  const { roles, stored } = start();
  roles.show(auditor);
  vi.runAllTimers();
  const again = start(stored);
  expect(again.roles.viewed()).toEqual(auditor);
  expect(sessionOf(again.sessions).scope.user.superAdmin).toBe(false);
});
