import "./chat-entry.css";
import { Button, Skeleton } from "antd";
import { useMemo } from "react";
import { callOperation } from "../../drawer/call-operation.ts";
import { useDeferred } from "../../fields/deferred.ts";
import type { SurfaceProps } from "../../renderer/host.ts";
import type { OrderTalk } from "../../session/chat-port.ts";
import { shellText } from "../shell-text.ts";
import { useChat } from "./chat-context.ts";

const ORDERS = "accountingCentre.workOrders";
const HANDLING = "accountingCentre.workOrders.handle";

/** The talk about the work order that the page shows. */
export function OrderTalkSurface({ screen, scope }: SurfaceProps) {
  const { host: chatHost, part } = useChat();
  const deferred = useDeferred(part);
  const { host } = screen;
  const order = scope?.record as { readonly id: number } | undefined;
  const workOrderId = order?.id ?? 0;
  const isOther = scope?.isOther === true;
  const talk = useMemo(
    (): OrderTalk => ({
      workOrderId,
      read: async () =>
        await callOperation(host, "workOrder.getSessionOrCreateSession", { id: workOrderId }, IN_PLACE),
      send: async (message, options) =>
        await callOperation(host, "workOrder.sendMessage", message, { ...IN_PLACE, ...options }),
      subscribe: (listener) =>
        host.hearChanges("workOrder", (keys) => {
          if (keys === null || keys.some((key) => Number(key) === workOrderId)) listener();
        }),
      readOnly: reasonToRead(host.permission(HANDLING, "strict") === true, isOther),
    }),
    [host, workOrderId, isOther],
  );
  // To open the talk is to begin it where there is none: a write.
  if (host.permission(ORDERS, "strict") !== true)
    return <p className="chat-entry-closed">当前账号为只读权限，不能查看工单沟通</p>;
  if (deferred.status === "ready") return <deferred.part.OrderPanel host={chatHost} talk={talk} />;
  if (deferred.status === "loading") return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <div role="alert">
      {shellText("part.failed")}
      <Button size="small" onClick={part.load}>
        {shellText("retry")}
      </Button>
    </div>
  );
}

/** Failures are shown at the talk. */
const IN_PLACE = { silent: true, inPlace: true };

function reasonToRead(mayHandle: boolean, isOther: boolean): string | null {
  if (!mayHandle) return "当前账号没有办理工单的权限，只能查看沟通记录";
  return isOther ? "由其他同事处理，您只能查看沟通记录" : null;
}
