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
  return (
    isDotted && (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by its style, from no address
      <span className="orders-dot" role="img" aria-label={shellText("notice.orders.dot")} />
    )
  );
}
