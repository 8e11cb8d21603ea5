import "./notice-panel.css";
import { Badge, Tabs } from "antd";
import { useEffect, useState } from "react";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { NoticeTab } from "./notice-tab.tsx";
import { useNotices } from "./notices-context.ts";
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

/** Counted once the bell has opened. `count` is undefined while it is asked for, null when it cannot be had. */
function useWaitingCount(isWanted: boolean) {
  const { client } = useShell();
  const { callPlanned } = client;
  const [count, setCount] = useState<number | null>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    const ask = async () => {
      const next = await countWaiting(callPlanned).catch(() => null);
      if (isShown) setCount(next);
    };
    void ask();
    return () => {
      isShown = false;
    };
  }, [callPlanned, isWanted, turn]);
  const retry = () => {
    setCount(undefined);
    setTurn(turn + 1);
  };
  return { count, retry };
}
