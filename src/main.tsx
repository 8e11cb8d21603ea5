import "@ant-design/v5-patch-for-react-19";
import dayjs from "dayjs";
import "dayjs/locale/zh-cn";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createDeferred } from "./fields/deferred.ts";
import { createClient } from "./request/create-client.ts";
import { shellCalls } from "./request/generated/shell-calls.ts";
import { createClientIp } from "./session/client-ip.ts";
import { lastUse } from "./session/last-use.ts";
import { lastingStorage } from "./session/lasting-storage.ts";
import { deviceSettings } from "./session/user-settings/take-over-device.ts";
import { openExit } from "./session/open-exit.ts";
import { readPreviewService, withoutPreview } from "./session/preview-service.ts";
import { ssoAddresses } from "./session/sso-address.ts";
import { createTokenStore } from "./session/tokens.ts";
import { createAppearanceStore } from "./shell/appearance/appearance-store.ts";
import { App } from "./shell/app.tsx";
import { readConfiguration } from "./shell/configuration.ts";
import { createErrorReporter } from "./shell/error-reporting/error-reporter.ts";
import { reportErrors } from "./shell/error-reporting/report-errors.ts";
import { createOverlayState } from "./shell/loading/overlay-state.ts";
import { createPendingWrites } from "./shell/loading/pending-writes.ts";
import { BAR_HTML, createProgressBar } from "./shell/loading/progress-bar.ts";
import { createNoticeOutlet } from "./shell/notice-outlet.ts";
import { createOpenSocket } from "./shell/sockets/open-socket.ts";
import { CrashPage } from "./shell/pages/crash-page.tsx";
import { createPlanStore } from "./shell/plans/plan-store.ts";
import { Root } from "./shell/root.tsx";
import { takeArrival } from "./shell/sign-in/take-arrival.ts";
import { createSessionStore } from "./shell/sign-in/session-store.ts";
import { leaveForNow } from "./shell/sign-in/leave-for-now.ts";
import { allowHtml } from "./shell/trusted-types.ts";
import { fetchVersion } from "./shell/version/fetch-version.ts";
import { followUpdates } from "./shell/version/follow-updates.ts";
import { isPageInUse } from "./shell/version/page-in-use.ts";
import { UpdateNotice } from "./shell/version/update-notice.tsx";
import { createUpdates } from "./shell/version/updates.ts";

dayjs.locale("zh-cn");
allowHtml([BAR_HTML]);

const errors = createErrorReporter();
if (import.meta.env.PROD) reportErrors(errors, import.meta.env.BASE_URL);
const configuration = readConfiguration(import.meta.env);
const sso = ssoAddresses(configuration.ssoUrl, window.location.origin);
const tokens = createTokenStore();
const notices = createNoticeOutlet();
const overlay = createOverlayState();
const writes = createPendingWrites();
const appearance = createAppearanceStore({
  storage: lastingStorage(() => localStorage),
  system: window.matchMedia("(prefers-color-scheme: dark)"),
  loadThemes: () => import("./shell/appearance/themes.ts"),
});
const leave = () => {
  // The exit would end the session that another tab has begun.
  if (!tokens.isReplaced()) openExit(sso.exit);
};
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
    isReplaced: tokens.isReplaced,
    isEndedHere: () => ownSessions.isEndedHere(),
    clear: () => tokens.clear({ keepDrafts: true }),
    leave: () => leaveForNow(leave),
  },
  notice: notices.port,
  loading: { bar: createProgressBar(), overlay, write: writes.begin },
  clientIp: clientIp.current,
  idleSeconds: () => Math.floor(lastUse.idleMs() / 1000),
  offline: () => {
    if (window.location.pathname !== "/500")
      void router.navigate("/500", { state: { offlineAt: address() } });
  },
});
const client = inspector?.watchClient(plainClient) ?? plainClient;
client.register(shellCalls);

const arrival = takeArrival(window);

// The browser may bring back a page that was left, with all that a session showed, after that session ended.
window.addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  if (tokens.accessToken() === null) window.location.replace("/login");
  else window.location.reload();
});

const { pathname, search } = window.location;
const previewService = readPreviewService(
  search,
  configuration.previewServiceId,
  lastingStorage(() => sessionStorage),
);
const shownSearch = withoutPreview(search);
if (shownSearch !== search) window.history.replaceState(null, "", pathname + shownSearch);

const ownSessions = createSessionStore({
  client,
  tokens,
  appId: configuration.appId,
  previewService,
  device: deviceSettings(() => localStorage),
  leave,
});
const sessions = inspector?.roles.watch(ownSessions) ?? ownSessions;
const plans = createPlanStore(import.meta.env.BASE_URL, (plan) => client.register(plan.calls));
const openSocket = createOpenSocket({
  apiBase: configuration.apiBase,
  token: tokens.accessToken,
});
const chat = createDeferred(async () => (await import("./chat/chat-part.ts")).chatPart);
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
        openSocket={openSocket}
        chat={chat}
        inspector={inspector}
      />
    ),
  },
]);

const reload = () => window.location.reload();
const updates = createUpdates({
  askVersion: () => fetchVersion(import.meta.env.BASE_URL),
  isBusy: () => isPageInUse() || writes.any(),
  reload,
  storage: lastingStorage(() => sessionStorage),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
// In development Vite exchanges what has changed.
if (import.meta.env.PROD) followUpdates(updates);

plans.shell.load("shell");
if (arrival.kind === "password-due") sessions.awaitPassword(arrival.state);
else void (arrival.kind === "ticket" ? sessions.signIn(arrival.ticket) : sessions.resume());

const container = document.getElementById("root");
if (!container) throw new Error("The page has no #root");
const onCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- React would have logged it.
  console.error(error);
  errors.report(error);
};
const page = (
  <StrictMode>
    <App
      appearance={appearance}
      isTest={configuration.testHosts.has(window.location.hostname)}
      notices={notices}
      overlay={overlay}
      plans={plans}
      inspector={inspector}
    >
      <UpdateNotice updates={updates} onReload={reload} />
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
const root = createRoot(container, { onCaughtError });
void appearance.ready.then(() => root.render(page));
