import { Button, Modal } from "antd";
import { useEffect, useState } from "react";
import { lastUse } from "../../session/last-use.ts";
import { useJobs } from "../jobs/jobs-context.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Events that count as use; a pointer that merely moves would take the question away before it is read. */
const DEEDS = ["keydown", "pointerdown", "wheel", "touchstart"] as const;

/** Above dialogs, below what covers them all. */
const ABOVE_DIALOGS = 1900;

/**
 * Ends the session after so many minutes without use in any of the browser's tabs, with a question a minute before.
 * The server ends it too, and gets a report of use once a minute.
 */
export function IdleWatch({ minutes }: { readonly minutes: number }) {
  const { client, sessions } = useShell();
  const jobs = useJobs();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    lastUse.mark();
    for (const deed of DEEDS) window.addEventListener(deed, lastUse.mark, { capture: true, passive: true });
    const look = () => {
      if (lastUse.isHeld() || jobs.read().some(({ state }) => state === "running")) lastUse.mark();
      const left = minutes * MINUTE_MS - lastUse.idleMs();
      setSecondsLeft(left > MINUTE_MS ? null : Math.ceil(left / SECOND_MS));
      if (left <= 0) void sessions.endUnused();
    };
    const tell = () => {
      if (lastUse.idleMs() < MINUTE_MS)
        void client.call("session.reportUse", {}, { background: true }).catch(() => null);
    };
    const looking = setInterval(look, SECOND_MS);
    const telling = setInterval(tell, MINUTE_MS);
    return () => {
      clearInterval(looking);
      clearInterval(telling);
      for (const deed of DEEDS) window.removeEventListener(deed, lastUse.mark, { capture: true });
    };
  }, [client, jobs, minutes, sessions]);

  return (
    <Modal
      open={secondsLeft !== null}
      title={shellText("idle.title")}
      closable={false}
      centered
      width={420}
      zIndex={ABOVE_DIALOGS}
      footer={
        <Button type="primary" onClick={lastUse.mark}>
          {shellText("idle.goOn")}
        </Button>
      }
    >
      {shellText("idle.text", { seconds: secondsLeft ?? 0 })}
    </Modal>
  );
}
