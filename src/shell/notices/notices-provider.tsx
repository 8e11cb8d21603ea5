import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { useShell } from "../shell-context.tsx";
import { useSocketMessage } from "../sockets/use-socket-message.ts";
import { createNoticeCenter } from "./notice-center.ts";
import { NoticesContext, useNotices } from "./notices-context.ts";
import { refreshInFront } from "./refresh-in-front.ts";
import { useOrderUpdates } from "./use-order-updates.ts";
import { createWaitingOrders } from "./waiting-orders.ts";
import { WORK_ORDERS } from "./work-orders-path.ts";

const dialogs = createDeferred(async () => (await import("./notice-dialogs.tsx")).NoticeDialogs);

/** Keeps count of what waits for the user, and shows notices above the page. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const { client, session, menu } = useShell();
  const { scope, clock } = session;
  const hasOrders = menu.some(({ sections }) =>
    sections.some(({ entries }) => entries.some(({ path }) => path === WORK_ORDERS)),
  );
  const notices = useMemo(() => {
    const { callPlanned: call } = client;
    const orders = { call, areaCode: scope.firm.areaCode, today: clock.today };
    return { center: createNoticeCenter(call), orders: hasOrders ? createWaitingOrders(orders) : null };
  }, [client, scope, clock, hasOrders]);
  useEffect(
    () =>
      refreshInFront(() => {
        void notices.center.refresh();
        void notices.orders?.refresh();
      }),
    [notices],
  );
  useEffect(() => void notices.center.openUrgent(), [notices]);
  useSocketMessage("FLUSH_NOTICE", () => void notices.center.refresh());
  useOrderUpdates(() => void notices.orders?.refresh());
  return (
    <NoticesContext value={notices}>
      {children}
      <OpenedNotices />
    </NoticesContext>
  );
}

function OpenedNotices() {
  const { center } = useNotices();
  const opened = useSyncExternalStore(center.subscribe, center.opened);
  return opened.length > 0 && <Dialogs />;
}

function Dialogs() {
  const deferred = useDeferred(dialogs);
  return deferred.status === "ready" && <deferred.part />;
}
