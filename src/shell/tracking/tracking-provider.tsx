import { type ReactNode, useEffect, useMemo } from "react";
import { useShell } from "../shell-context.tsx";
import { createEventQueue } from "./event-queue.ts";
import { TrackingContext } from "./tracking-context.ts";
import { createTracking } from "./tracking.ts";

/** Notes for the signed-in user which pages and menus are used, and sends it in batches and when the page is left. */
export function TrackingProvider({ children }: { readonly children: ReactNode }) {
  const { client, session, sessions } = useShell();
  const { clock } = session;
  const tracking = useMemo(() => {
    const queue = createEventQueue({
      send: (events, intent) =>
        client.call(
          "tracking.acceptUserBehaviorData",
          { userBehaviorVos: [...events] },
          { background: true, intent },
        ),
      isOnline: () => navigator.onLine,
    });
    return createTracking({ queue, clock: clock.now, elapsed: () => performance.now() });
  }, [client, clock]);
  useEffect(() => {
    const leave = () => {
      if (sessions.isAlive()) void tracking.leave();
    };
    const hide = () => {
      if (document.visibilityState === "hidden" && sessions.isAlive()) void tracking.flush();
    };
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      // It must not go out in the name of the next user.
      tracking.clear();
    };
  }, [tracking, sessions]);
  return <TrackingContext value={tracking}>{children}</TrackingContext>;
}
