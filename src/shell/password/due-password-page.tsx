import { App, Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { RequestError } from "../../request/request-error.ts";
import { NoticePage } from "../pages/notice-page.tsx";
import { shellText } from "../shell-text.ts";
import type { SessionStore } from "../sign-in/session-contract.ts";
import { HOME_PATH } from "../tabs/tabs-reducer.ts";
import { newPasswordFaults } from "./change-password.ts";
import { PasswordForm } from "./password-form.tsx";
import type { PasswordFaults, PasswordValues } from "./password-values.ts";
import "./due-password-page.css";
import { passwordText } from "./password-text.ts";

const SECONDS_TO_READ = 1;
const ENDED_CODE = "0009";

export interface DuePasswordPageProps {
  readonly sessions: Pick<SessionStore, "setDuePassword" | "forget" | "leave" | "resume">;
}

/** The page before the sign-in of an account that has to change its password first; the way on is home. */
export function DuePasswordPage({ sessions }: DuePasswordPageProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [ended, setEnded] = useState<string | null>(null);

  async function send({ fresh }: PasswordValues): Promise<PasswordFaults> {
    try {
      await sessions.setDuePassword(fresh);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== ENDED_CODE) return newPasswordFaults(error);
      setEnded(error.sentence);
      return {};
    }
    await message.success(passwordText("done"), SECONDS_TO_READ);
    // Another user may have been signed in before in this browser.
    sessions.forget({ keepDrafts: true });
    await navigate(HOME_PATH, { replace: true });
    await sessions.resume();
    return {};
  }

  function signInAgain() {
    sessions.forget({ keepDrafts: true });
    sessions.leave();
  }

  if (ended !== null) {
    return (
      <NoticePage title={shellText("password.change")} text={ended}>
        <Button type="primary" onClick={signInAgain}>
          {shellText("signInAgain")}
        </Button>
      </NoticePage>
    );
  }
  return (
    <NoticePage title={shellText("password.change")} text={passwordText("due")}>
      <div className="due-password">
        <PasswordForm asksOld={false} onSend={send} />
      </div>
    </NoticePage>
  );
}
