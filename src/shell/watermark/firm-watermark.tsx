import { useEffect, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { useShell } from "../shell-context.tsx";

const MINUTE_MS = 60_000;

/** Apart, because most firms want none. */
const watermark = createDeferred(async () => (await import("./watermark.tsx")).Watermark);

/** Shows on everything who reads it and when. The minute goes on; code that could not be fetched is fetched with the next one. */
export function FirmWatermark() {
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
