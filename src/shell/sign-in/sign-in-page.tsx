import { App, Button, Space } from "antd";
import { useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { NoticePage } from "../pages/notice-page.tsx";
import { shellText } from "../shell-text.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import type { SessionState, SessionStore } from "./session-contract.ts";
import { clearReturnAddress, returnAddress } from "./return-address.ts";

type Routes = ReadonlyMap<string, RoutePlan>;

interface SignInPageProps {
  readonly state: SessionState;
  readonly sessions: Pick<SessionStore, "forget" | "leave">;
  readonly routes: Routes;
}

/** A page without a password: a session at hand goes on, any other visitor leaves for the single sign-on. */
export function SignInPage({ state, sessions, routes }: SignInPageProps) {
  const isSignedOut = state.kind === "signed-out";
  useEffect(() => {
    if (!isSignedOut) return;
    sessions.forget({ keepDrafts: true });
    sessions.leave();
  }, [isSignedOut, sessions]);

  switch (state.kind) {
    case "open":
      return <Entrance routes={routes} />;
    case "failed":
      return <SignInFailed message={state.message} sessions={sessions} />;
    default:
      return <NoticePage title={shellText(isSignedOut ? "signIn.leaving" : "signIn.working")} />;
  }
}

/** Goes where the visitor wanted to go before the sign-in; home where that is no page, and says so where it never was one. */
function Entrance({ routes }: { readonly routes: Routes }) {
  const { message } = App.useApp();
  const [wanted] = useState(returnAddress);
  const route = routes.get(wanted?.split("?")[0] ?? HOME_PATH);
  const isMissing = route === undefined;
  useEffect(() => {
    clearReturnAddress();
    if (isMissing) void message.error(shellText("signIn.noTarget"));
  }, [isMissing, message]);
  return <Navigate to={wanted !== null && route?.layout === true ? wanted : HOME_PATH} replace />;
}

interface SignInFailedProps extends Pick<SignInPageProps, "sessions"> {
  readonly message: string;
  /** Given where trying once more may help. */
  readonly onRetry?: () => void;
}

/** The failure of the sign-in, and the ways on. */
export function SignInFailed({ message, sessions, onRetry }: SignInFailedProps) {
  function signInAgain() {
    sessions.forget({ keepDrafts: true });
    sessions.leave();
  }
  return (
    <NoticePage title={shellText(onRetry ? "start.failed" : "signIn.failed")} text={message}>
      <Space>
        {onRetry && (
          <Button type="primary" onClick={onRetry}>
            {shellText("retry")}
          </Button>
        )}
        <Button type={onRetry ? "default" : "primary"} onClick={signInAgain}>
          {shellText("signInAgain")}
        </Button>
      </Space>
    </NoticePage>
  );
}
