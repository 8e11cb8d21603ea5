import "@ant-design/v5-patch-for-react-19";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createClient } from "./request/create-client.ts";
import { shellCalls } from "./request/generated/shell-calls.ts";
import { createClientIp } from "./session/client-ip.ts";
import { lastingStorage } from "./session/lasting-storage.ts";
import { deviceSettings } from "./session/user-settings/take-over-device.ts";
import { openExit } from "./session/open-exit.ts";
import { ssoAddresses } from "./session/sso-address.ts";
import { createTokenStore } from "./session/tokens.ts";
import { createAppearanceStore } from "./shell/appearance/appearance-store.ts";
import { App } from "./shell/app.tsx";
import { readConfiguration } from "./shell/configuration.ts";
import { createOverlayState } from "./shell/loading/overlay-state.ts";
import { BAR_HTML, createProgressBar } from "./shell/loading/progress-bar.ts";
import { createNoticeOutlet } from "./shell/notice-outlet.ts";
import { CrashPage } from "./shell/pages/crash-page.tsx";
import { createPlanStore } from "./shell/plans/plan-store.ts";
import { Root } from "./shell/root.tsx";
import { createSessionStore } from "./shell/sign-in/session-store.ts";
import { keepWantedAddress } from "./shell/sign-in/wanted-address.ts";
import { allowHtml } from "./shell/trusted-types.ts";

dayjs.locale("zh-cn");
allowHtml([BAR_HTML]);

const configuration = readConfiguration(import.meta.env);
const sso = ssoAddresses(configuration.ssoUrl, window.location.origin);
const tokens = createTokenStore();
const notices = createNoticeOutlet();
const overlay = createOverlayState();
const appearance = createAppearanceStore({
  storage: lastingStorage(() => localStorage),
  system: window.matchMedia("(prefers-color-scheme: dark)"),
  loadThemes: () => import("./shell/appearance/themes.ts"),
});
const leave = () => openExit(sso.exit);
const clientIp = createClientIp({
  url: configuration.clientIpUrl,
  storage: lastingStorage(() => localStorage),
});
void clientIp.load();
const address = () => window.location.pathname + window.location.search;

const inspector = import.meta.env.DEV
  ? (await import("./shell/inspector/create-inspector.ts")).createInspector({
      address,
      navigate: (to) => void router.navigate(to),
    })
  : undefined;

const plainClient = createClient({
  baseUrl: configuration.apiBase,
  appId: configuration.appId,
  ...(configuration.encryption && { encryption: configuration.encryption }),
  session: {
    accessToken: tokens.accessToken,
    clear: () => tokens.clear({ keepDrafts: true }),
    leave: () => {
      keepWantedAddress(address());
      leave();
    },
  },
  notice: notices.port,
  loading: { bar: createProgressBar(), overlay },
  clientIp: clientIp.current,
  offline: () => {
    if (window.location.pathname !== "/500")
      void router.navigate("/500", { state: { offlineAt: address() } });
  },
});
const client = inspector?.watchClient(plainClient) ?? plainClient;
client.register(shellCalls);

// A ticket works once: it must not stand in the address when somebody reloads.
const ticket =
  window.location.pathname === "/login" ? new URLSearchParams(window.location.search).get("ticket") : null;
if (ticket !== null) window.history.replaceState(null, "", "/login");

// The browser may bring back a page that was left, with all that a session showed, after that session ended.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload();
});

const ownSessions = createSessionStore({
  client,
  tokens,
  appId: configuration.appId,
  device: deviceSettings(() => localStorage),
  leave,
});
const sessions = inspector?.roles.watch(ownSessions) ?? ownSessions;
const plans = createPlanStore(import.meta.env.BASE_URL, (plan) => client.register(plan.calls));
const router = createBrowserRouter([
  {
    path: "*",
    errorElement: <CrashPage />,
    element: (
      <Root
        appearance={appearance}
        client={client}
        sessions={sessions}
        plans={plans}
        tenantSettings={configuration.tenantSettings}
        inspector={inspector}
      />
    ),
  },
]);

plans.shell.load("shell");
void (ticket === null ? sessions.resume() : sessions.signIn(ticket));

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root");
const page = (
  <StrictMode>
    <App appearance={appearance} notices={notices} overlay={overlay} plans={plans} inspector={inspector}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
const root = createRoot(container);
void appearance.ready.then(() => root.render(page));
