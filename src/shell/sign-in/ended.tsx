import { Button } from "antd";
import { useEffect } from "react";
import type { EndReason } from "../../session/tokens.ts";
import { Cover } from "../cover/cover.tsx";
import { NoticePage } from "../pages/notice-page.tsx";
import { shellText } from "../shell-text.ts";
import { leaveForNow } from "./leave-for-now.ts";
import type { SessionStore } from "./session-contract.ts";

const TIME_TO_READ_MS = 1500;

interface EndedProps {
  readonly reason: EndReason;
  readonly sessions: Pick<SessionStore, "leave">;
}

/** Says why the session is over. Who was not there finds it when they come back; who was goes on to the sign-on. */
export function Ended({ reason, sessions }: EndedProps) {
  const isUnused = reason === "unused";
  useEffect(() => {
    if (isUnused) return undefined;
    const timer = setTimeout(leaveForNow, TIME_TO_READ_MS, sessions.leave);
    return () => clearTimeout(timer);
  }, [isUnused, sessions]);
  return (
    <Cover>
      <NoticePage title={shellText(`ended.${reason}.title`)} text={shellText(`ended.${reason}.text`)}>
        {isUnused && (
          <Button type="primary" onClick={() => leaveForNow(sessions.leave)}>
            {shellText("signInAgain")}
          </Button>
        )}
      </NoticePage>
    </Cover>
  );
}
