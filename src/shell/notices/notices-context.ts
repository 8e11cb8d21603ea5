import { createContext, useContext } from "react";
import type { NoticeCenter } from "./notice-center.ts";
import type { WaitingOrders } from "./waiting-orders.ts";

interface Notices {
  readonly center: NoticeCenter;
  /** Null: the user has no work orders. */
  readonly orders: WaitingOrders | null;
}

export const NoticesContext = createContext<Notices | null>(null);

/** `center.refresh` and `orders.refresh` are for callers that receive news of an arrival. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error("useNotices works inside the layout only");
  return notices;
}
