import { render } from "@testing-library/react";
import { App } from "antd";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { LoginInfo, PermissionEntry } from "../../session/login-info.ts";
import { createDeferred } from "../../fields/deferred.ts";
import { createPermissions } from "../../session/permissions.ts";
import { sessionScope } from "../../session/session-scope.ts";
import type { TenantSettings } from "../../session/tenant-settings.ts";
import { sampleSettings } from "../../session/testing/settings-server.ts";
import { createAppearanceStore } from "../appearance/appearance-store.ts";
import type { Loaded } from "../plans/fetch-plan.ts";
import type { PlanShelf, PlanStore } from "../plans/plan-store.ts";
import type { OpenSocket } from "../sockets/socket-port.ts";
import { Root } from "../root.tsx";
import type { SessionState, SessionStore } from "../sign-in/session-contract.ts";
import { answeringClient, loginInfoSample, menuEntry } from "./session-sample.ts";
import { shellPlanSample } from "./shell-plan-sample.ts";

interface ShellSample {
  readonly info?: LoginInfo;
  readonly entries?: readonly PermissionEntry[];
  readonly homeOnly?: boolean;
  /** The window is less wide than the menu wants. */
  readonly isNarrow?: boolean;
  readonly tenantSettings?: TenantSettings;
  /** Instead of a session. */
  readonly state?: SessionState;
}

/** The window with a width, which jsdom does not have. */
function setWidth(isNarrow: boolean): void {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isNarrow }) as MediaQueryList;
}

/** The whole shell at an address, with a session at hand and without a server. */
export function renderShell(address: string, sample: ShellSample = {}) {
  setWidth(sample.isNarrow ?? false);
  const state = sample.state ?? { kind: "open", session: sessionOf(sample) };
  const sessions = {
    get: () => state,
    subscribe: () => () => {},
    resume: vi.fn<SessionStore["resume"]>(),
    signIn: vi.fn<SessionStore["signIn"]>(),
    awaitPassword: vi.fn<SessionStore["awaitPassword"]>(),
    setDuePassword: vi.fn<SessionStore["setDuePassword"]>(() => Promise.resolve()),
    end: vi.fn<SessionStore["end"]>(() => Promise.resolve()),
    endBy: vi.fn<SessionStore["endBy"]>(),
    endUnused: vi.fn<SessionStore["endUnused"]>(() => Promise.resolve()),
    forget: vi.fn<SessionStore["forget"]>(),
    isEndedHere: () => false,
    isAlive: vi.fn(() => true),
    leave: vi.fn<SessionStore["leave"]>(),
  };
  const plans: PlanStore = {
    shell: shelfOf({ state: "ready", value: shellPlanSample }),
    screens: shelfOf({ state: "loading" }),
  };
  const appearance = createAppearanceStore({
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    system: window.matchMedia(""),
    loadThemes: () => Promise.reject(new Error("a test draws in the light")),
  });
  const root = (
    <Root
      appearance={appearance}
      client={answeringClient({})}
      sessions={sessions}
      plans={plans}
      tenantSettings={sample.tenantSettings ?? new Map()}
      openSocket={openSilentSocket}
      chat={createDeferred(() => Promise.reject(new Error("a test of the shell talks with nobody")))}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: root }], { initialEntries: [address] });
  const view = render(
    <App>
      <RouterProvider router={router} />
    </App>,
  );
  const addressNow = () => router.state.location.pathname + router.state.location.search;
  return { router, sessions, addressNow, unmount: view.unmount };
}

/** A server that never says a word. */
const openSilentSocket: OpenSocket = () =>
  Promise.resolve({ send: () => false, reconnect: () => {}, close: () => {} });

function shelfOf<T>(loaded: Loaded<T>): PlanShelf<T> {
  return { get: () => loaded, load: () => {}, put: () => {}, subscribe: () => () => {} };
}

function sessionOf({ info = loginInfoSample, entries, homeOnly = false }: ShellSample) {
  return {
    info,
    homeOnly,
    previewService: null,
    scope: sessionScope(info),
    permissions: createPermissions(
      entries ?? [menuEntry("basicSetting.staffActions"), menuEntry("basicSetting.logs")],
    ),
    clock: { now: () => "2026-11-20 09:00:00", today: () => "2026-11-20" },
    settings: sampleSettings(),
    isNew: false,
  };
}
