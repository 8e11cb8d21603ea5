import "./notice-panel.css";
import { Badge, Tabs } from "antd";
import { useEffect, useState } from "react";
import type { PlannedCall } from "../../request/client-contract.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { NoticeTab } from "./notice-tab.tsx";
import { useNotices } from "./notices-context.ts";
import { useOrderUpdates } from "./use-order-updates.ts";
import { WaitingTab } from "./waiting-tab.tsx";
import { countWaiting } from "./waiting-orders.ts";

/** Notices by category, and for those who have work orders how many wait for them. */
export function NoticePanel({ close }: { readonly close: () => void }) {
  const { center, orders } = useNotices();
  const waiting = useWaitingCount(orders !== null);
  useEffect(() => void center.refresh(), [center]);
  return (
    <Tabs
      className="notice-tabs"
      destroyOnHidden
      items={[
        { key: "0", label: shellText("notice.category.0"), children: <NoticeTab category={0} /> },
        ...(orders === null
          ? []
          : [
              {
                key: "2",
                label: (
                  <Badge dot={typeof waiting.count === "number" && waiting.count > 0} offset={[4, 0]}>
                    <span className="notice-tab-label">{shellText("notice.orders")}</span>
                  </Badge>
                ),
                children: <WaitingTab {...waiting} onLeave={close} />,
              },
            ]),
        { key: "1", label: shellText("notice.category.1"), children: <NoticeTab category={1} /> },
      ]}
    />
  );
}

/** Counted once the bell has opened. `count` is undefined while it loads, null when it could not be loaded. */
function useWaitingCount(isWanted: boolean) {
  const { client } = useShell();
  const { callPlanned } = client;
  const [count, setCount] = useState<number | null>();
  useEffect(() => {
    if (!isWanted) return;
    const ask = async () => setCount(await tryToCount(callPlanned));
    void ask();
  }, [callPlanned, isWanted]);
  useOrderUpdates(() => {
    const askAgain = async () => {
      const next = await tryToCount(callPlanned);
      // Out of reach: the number stays until the next request.
      if (next !== null) setCount(next);
    };
    if (isWanted) void askAgain();
  });
  const retry = async () => {
    setCount(undefined);
    setCount(await tryToCount(callPlanned));
  };
  return { count, retry };
}

async function tryToCount(call: PlannedCall): Promise<number | null> {
  return await countWaiting(call).catch(() => null);
}
