import { Activity, type ReactNode, useEffect, useMemo, useState } from "react";
import { type Location, Navigate, useLocation } from "react-router-dom";
import type { RoutePlan, ShellPlan } from "../schema/plan/plans/shell-plan.ts";
import { settingsOfFirm } from "../session/tenant-settings.ts";
import type { Application } from "./application.ts";
import { createRouteAccess } from "./access/route-access.ts";
import { Layout } from "./layout/layout.tsx";
import { LockGate } from "./lock/lock-gate.tsx";
import { buildMenu, firstEntryBelow } from "./menu/build-menu.ts";
import { ClientSide } from "./pages/client/client.tsx";
import { Guide } from "./pages/guide/guide.tsx";
import { Help } from "./pages/help/help.tsx";
import { type PlannedState, ShellPage } from "./pages/shell-page.tsx";
import type { Shell } from "./shell-context.tsx";
import { SignedInParts } from "./signed-in-parts.tsx";
import type { SessionState } from "./sign-in/session-contract.ts";
import { SignInFailed, SignInPage } from "./sign-in/sign-in-page.tsx";
import { cameByHistory } from "./sign-in/came-by-history.ts";
import { saveReturnAddress } from "./sign-in/return-address.ts";
import { createKeptTabs } from "./tabs/kept-tabs.ts";
import { HOME_PATH } from "./tabs/tabs-reducer.ts";
import type { Place } from "./tabs/use-tabs.ts";

/** Pages of the shell that leave menu and header visible for a signed-in user. */
const NOTICES: ReadonlySet<string> = new Set(["forbidden", "not-found", "server-error", "no-permission"]);
const NO_SETTINGS: ReadonlySet<string> = new Set();
const HOME_PLACE: Place = { path: HOME_PATH, search: "", key: "home" };

/** True for paths inside the layout that the user may open. */
function mayOpenBy(
  routes: ReadonlyMap<string, RoutePlan>,
  access: ReturnType<typeof createRouteAccess>,
): (path: string) => boolean {
  return (path) => {
    const route = routes.get(path);
    return route !== undefined && route.layout && access.decide(route) === "open";
  };
}

interface RoutedPagesProps extends Application {
  readonly plan: ShellPlan;
  readonly state: SessionState;
}

/**
 * Leads the address to its page. The layout stays alive behind pages outside it, so that a user who comes back from
 * the offline page finds their work as they left it.
 */
export function RoutedPages({ plan, state, ...application }: RoutedPagesProps) {
  const { appearance, client, sessions, plans, inspector, openSocket, chat } = application;
  const location = useLocation();
  const session = state.kind === "open" ? state.session : null;
  const tenantSettings = useMemo(
    () => (session ? settingsOfFirm(application.tenantSettings, session.scope.firm.id) : NO_SETTINGS),
    [session, application.tenantSettings],
  );
  const routes = useMemo(() => new Map(plan.routes.map((route) => [route.path, route])), [plan]);
  const access = useMemo(() => createRouteAccess(session, tenantSettings), [session, tenantSettings]);
  const menu = useMemo(() => {
    const groups = buildMenu(plan, access.isInMenu);
    return session?.homeOnly ? groups.filter(({ sections }) => sections.length > 0) : groups;
  }, [plan, access, session]);
  const shell = useMemo<Shell | null>(
    () =>
      session && { session, appearance, sessions, client, plans, routes, menu, tenantSettings, inspector },
    [session, appearance, sessions, client, plans, routes, menu, tenantSettings, inspector],
  );
  useEffect(() => {
    if (session) inspector?.parts.putShell({ plan, session, tenantSettings });
  }, [inspector, plan, session, tenantSettings]);
  const kept = useMemo(
    () => session && createKeptTabs(session.scope.user.id, mayOpenBy(routes, access)),
    [session, routes, access],
  );

  const route = routes.get(location.pathname);
  const decision = access.decide(route);
  const isInside = decision === "open" && route?.layout === true;
  const isSystemPage = decision === "open" && NOTICES.has(route?.page ?? "");
  const lastPlace = useLastPlace(location, isInside);
  const home = routes.get(HOME_PATH);
  const place = lastPlace ?? (isSystemPage && access.decide(home) === "open" ? HOME_PLACE : null);
  const isFramed = shell !== null && place !== null && isSystemPage;

  function outsidePage(): ReactNode {
    if (decision !== "open") {
      if (decision.redirect !== "/login")
        return <Navigate to={decision.redirect} state={plannedState(route)} replace />;
      return state.kind === "failed" ? (
        <SignInFailed message={state.message} sessions={sessions} onRetry={() => void sessions.resume()} />
      ) : (
        <ToSignIn address={location.pathname + location.search} />
      );
    }
    if (route?.page === "redirect") {
      return <Navigate to={route.path === "/" ? "/login" : firstEntryBelow(menu, route.path)} replace />;
    }
    if (route?.page === "login") return <SignInPage state={state} sessions={sessions} routes={routes} />;
    if (route?.page === "bank-guide" || route?.page === "pro-guide") return <Guide kind={route.page} />;
    if (route?.page === "help") return <Help client={client} />;
    if (route?.page === "client-page") return <ClientSide client={client} />;
    return (
      <main className="notice-page">
        <ShellPage page={route?.page ?? "not-found"} />
      </main>
    );
  }

  return (
    <>
      {shell && kept && place && (
        <SignedInParts shell={shell} openSocket={openSocket} chat={chat}>
          <Activity mode={isInside || isFramed ? "visible" : "hidden"}>
            <Layout
              key={shell.session.scope.user.id}
              place={place}
              kept={kept}
              notice={isFramed ? <ShellPage page={route?.page ?? ""} /> : null}
            />
          </Activity>
          <LockGate />
        </SignedInParts>
      )}
      {!isInside && !isFramed && outsidePage()}
    </>
  );
}

/** The notice for a route that is not built yet. */
function plannedState(route: RoutePlan | undefined): PlannedState | null {
  const isPlanned = route !== undefined && route.screen === undefined && route.page === undefined;
  return isPlanned ? { planned: route.title } : null;
}

/** The last address inside the layout; null before there was one. */
function useLastPlace({ pathname, search, key, state }: Location, isInside: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  if (isInside && (place?.key !== key || place.path !== pathname)) {
    const next = { path: pathname, search, key, state: state as unknown };
    setPlace(next);
    return next;
  }
  return place;
}

/**
 * Leads to the sign-in. An address that the browser's Back brought is the last user's place, and is not kept for the
 * next one.
 */
function ToSignIn({ address }: { readonly address: string }) {
  useEffect(() => {
    if (!cameByHistory()) saveReturnAddress(address);
  }, [address]);
  return <Navigate to="/login" replace />;
}
