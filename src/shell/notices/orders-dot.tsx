import "./orders-dot.css";
import { useSyncExternalStore } from "react";
import { shellText } from "../shell-text.ts";
import { useNotices } from "./notices-context.ts";
import type { WaitingOrders } from "./waiting-orders.ts";

/** A red dot while work orders of the month wait for the user. */
export function OrdersDot() {
  const { orders } = useNotices();
  return orders && <Dot orders={orders} />;
}

function Dot({ orders }: { readonly orders: WaitingOrders }) {
  const isDotted = useSyncExternalStore(orders.subscribe, orders.isDotted);
  return isDotted && <span className="orders-dot" role="img" aria-label={shellText("notice.orders.dot")} />;
}
