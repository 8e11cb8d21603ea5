import { useEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { useShell } from "../shell-context.tsx";
import { useSocketMessage } from "../sockets/use-socket-message.ts";

const MINUTE_MS = 60_000;

/** Apart, because most firms want none. */
const watermark = createDeferred(async () => (await import("./watermark.tsx")).Watermark);

/** Shows on everything who reads it and when, where the firm wants it; a change of the setting counts at once. */
export function FirmWatermark() {
  const { client, session } = useShell();
  const [isOn, setOn] = useState(session.info.watermark);
  useSocketMessage("CHANGED", (news) => {
    if (news !== null && news.record !== "firmSetting") return;
    const asked = client.call("config.firmSetting.query", {}, { background: true });
    // A failed request changes nothing on the screen.
    void asked.then(({ watermarkOn }) => setOn(watermarkOn === 1)).catch(() => {});
  });
  return isOn && <Marked />;
}

/** The minute goes on; code that could not be fetched is fetched with the next one. */
function Marked() {
  const { session } = useShell();
  const { user } = session.scope;
  const [minute, setMinute] = useState(() => session.clock.now().slice(0, 16));
  const deferred = useDeferred(watermark);
  useEffect(() => {
    const timer = setInterval(() => {
      watermark.load();
      setMinute(session.clock.now().slice(0, 16));
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [session]);
  return deferred.status === "ready" && <deferred.part lines={[`${user.name} ${user.account}`, minute]} />;
}
