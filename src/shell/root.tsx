import { Button } from "antd";
import { type ReactNode, useSyncExternalStore } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Application } from "./application.ts";
import { NoticePage } from "./pages/notice-page.tsx";
import { usePlan } from "./plans/plan-store.ts";
import { RoutedPages } from "./routed-pages.tsx";
import { shellText, type ShellTextKey } from "./shell-text.ts";
import { GateNotice } from "./sign-in/gate-notice.tsx";

/** Shows the pages once shell plan and session are there, and before that what keeps them from it. */
export function Root(props: Application) {
  const { sessions, plans } = props;
  const location = useLocation();
  const state = useSyncExternalStore(sessions.subscribe, sessions.get);
  const shell = usePlan(plans.shell, "shell");

  if (location.hash === "#/500") return <Navigate to="/500" replace />;
  if (state.kind === "stopped") return <GateNotice gate={state.gate} sessions={sessions} />;
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

function StartFailed({ reason, children }: { readonly reason: ShellTextKey; readonly children: ReactNode }) {
  return (
    <NoticePage title={shellText("start.failed")} text={shellText(reason)}>
      {children}
    </NoticePage>
  );
}
