import { App, Button } from "antd";
import { useEffect } from "react";
import { fromShanghaiText } from "../../domain/shanghai-time.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { useSignInAgain } from "./use-sign-in-again.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const KEY = "session.expiry";

/** The times before the end at which the notice appears. */
const NOTIFIED_BEFORE_MS = [10 * MINUTE_MS, MINUTE_MS];

/** Shows a notice before the session ends. Guests have a countdown instead. */
export function useExpiryNotice(isUnsaved: () => boolean): void {
  const { client, session } = useShell();
  const { notification } = App.useApp();
  const signInAgain = useSignInAgain(isUnsaved);
  const { clock, info } = session;
  const end = info.loginExpireTime;

  useEffect(() => {
    const endMs = end === null || info.sharedLogin ? null : fromShanghaiText(end);
    if (endMs === null || end === null) return undefined;
    const leftMs = () => endMs - (fromShanghaiText(clock.now()) ?? 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let timesNotified = 0;
    const tell = () =>
      notification.warning({
        key: KEY,
        message: shellText("expiry.title", { time: end.slice(11, 16) }),
        description: shellText("expiry.text"),
        duration: 0,
        btn: (
          <Button type="primary" size="small" onClick={() => void signInAgain()}>
            {shellText("signInAgain")}
          </Button>
        ),
      });
    const wait = () => {
      const left = leftMs();
      // The server's answer ends the session, and says so.
      if (left <= 0) return void client.call("session.customerInfo", {}, { silent: true }).catch(() => null);
      const reached = NOTIFIED_BEFORE_MS.filter((before) => left <= before).length;
      // A notice that the user has closed does not come back.
      if (reached > timesNotified) tell();
      timesNotified = reached;
      const next = NOTIFIED_BEFORE_MS.find((before) => before < left) ?? 0;
      timer = setTimeout(wait, Math.min(left - next, MINUTE_MS));
    };
    wait();
    return () => {
      clearTimeout(timer);
      notification.destroy(KEY);
    };
  }, [client, clock, end, info, notification, signInAgain]);
}
