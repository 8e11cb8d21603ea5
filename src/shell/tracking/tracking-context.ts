import { createContext, useContext } from "react";
import type { Tracking } from "./tracking.ts";

export const TrackingContext = createContext<Tracking | null>(null);

export function useTracking(): Tracking {
  const tracking = useContext(TrackingContext);
  if (!tracking) throw new Error("useTracking works inside the layout only");
  return tracking;
}
