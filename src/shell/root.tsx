import { Button } from "antd";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { warmView } from "../renderer/screen-views.ts";
import type { ShellPlan } from "../schema/plan/plans/shell-plan.ts";
import type { Application } from "./application.ts";
import { NoticePage } from "./pages/notice-page.tsx";
import type { Loaded } from "./plans/fetch-plan.ts";
import { usePlan } from "./plans/plan-store.ts";
import { RoutedPages } from "./routed-pages.tsx";
import { shellText, type ShellTextKey } from "./shell-text.ts";
import { DuePassword } from "./password/due-password.tsx";
import { Ended } from "./sign-in/ended.tsx";
import { GateNotice } from "./sign-in/gate-notice.tsx";
import { Replaced } from "./sign-in/replaced.tsx";

const NO_ROUTES: ShellPlan["routes"] = [];

/** Shows the pages once shell plan and session are there, and before that what keeps them from it. */
export function Root(props: Application) {
  const { sessions, plans } = props;
  const location = useLocation();
  const state = useSyncExternalStore(sessions.subscribe, sessions.get);
  const shell = usePlan(plans.shell, "shell");
  useHeadStart(shell, location.pathname);

  if (state.kind === "replaced") return <Replaced by={state.by} />;
  if (state.kind === "ended") return <Ended reason={state.reason} sessions={sessions} />;
  if (location.hash === "#/500") return <Navigate to="/500" replace />;
  if (state.kind === "stopped") return <GateNotice gate={state.gate} sessions={sessions} />;
  if (state.kind === "password-due") return <DuePassword sessions={sessions} />;
  if (shell.state === "newer") {
    return (
      <StartFailed reason="screen.newer">
        <Button type="primary" onClick={() => window.location.reload()}>
          {shellText("refresh")}
        </Button>
      </StartFailed>
    );
  }
  if (shell.state === "failed" || shell.state === "broken") {
    return (
      <StartFailed reason="start.noMenu">
        <Button type="primary" onClick={() => plans.shell.load("shell")}>
          {shellText("retry")}
        </Button>
      </StartFailed>
    );
  }
  if (shell.state === "loading" || state.kind === "loading") {
    return <NoticePage title={shellText("start.working")} />;
  }
  return <RoutedPages {...props} plan={shell.value} state={state} />;
}

/**
 * Begins to fetch the code for the screen behind an address as soon as the routes are loaded: the session may still be
 * on its way. The screen's plan waits for it, and for the permission.
 */
function useHeadStart(shell: Loaded<ShellPlan>, path: string): void {
  const routes = shell.state === "ready" ? shell.value.routes : NO_ROUTES;
  useEffect(() => {
    const kind = routes.find((route) => route.path === path)?.kind;
    if (kind !== undefined) warmView(kind);
  }, [routes, path]);
}

function StartFailed({ reason, children }: { readonly reason: ShellTextKey; readonly children: ReactNode }) {
  return (
    <NoticePage title={shellText("start.failed")} text={shellText(reason)}>
      {children}
    </NoticePage>
  );
}
