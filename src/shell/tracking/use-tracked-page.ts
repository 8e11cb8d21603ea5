import { useEffect } from "react";
import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { useTracking } from "./tracking-context.ts";

/** Notes how long a tracked page is in front. */
export function useTrackedPage(route: RoutePlan | undefined): void {
  const tracking = useTracking();
  useEffect(() => {
    tracking.show(route?.tracked === true ? route : null);
    return () => tracking.show(null);
  }, [tracking, route]);
}
