import "../chat.css";
import "./order-panel.css";
import { Button, Empty, Skeleton } from "antd";
import type { OrderTalkProps } from "../../session/chat-port.ts";
import { dayLabel } from "../records/day-label.ts";
import { MessageList } from "../records/message-list.tsx";
import { MessageRow } from "../records/message-row.tsx";
import { OrderComposer } from "./order-composer.tsx";
import { type OrderRow, orderRows } from "./order-rows.ts";
import { useOrderTalk } from "./use-order-talk.ts";

/** The talk about a work order: what was said, and the place to write as long as the order is open. */
export function OrderPanel({ host, talk }: OrderTalkProps) {
  const { state, load, send, sending } = useOrderTalk(talk);
  if (state.status === "loading")
    return <Skeleton className="chat-waiting" active title={false} paragraph={{ rows: 3 }} />;
  if (state.status === "failed")
    return (
      <div className="chat-notice" role="alert">
        {`沟通记录没有加载成功：${state.reason}`}
        <Button size="small" onClick={() => void load()}>
          重试
        </Button>
      </div>
    );
  const { sessionId, canSend, messages } = state.session;
  const rows = orderRows(messages, host.user.id);
  const last = rows.at(-1);
  const readOnly = talk.readOnly ?? (canSend === 1 ? null : "工单已处理完毕，不能再发送消息");
  const renderRow = ({ day, message }: OrderRow) => (
    <div className="chat-row">
      {day !== null && <h3 className="chat-day">{dayLabel(day, host.today())}</h3>}
      <MessageRow record={message} readFile={host.readFile} actions={null} todo={null} />
    </div>
  );
  return (
    <div className="order-talk">
      {rows.length === 0 ? (
        <Empty
          className="chat-notice"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description="还没有人就这张工单留言"
        />
      ) : (
        <MessageList
          rows={rows}
          renderRow={renderRow}
          ownKey={last?.message.chatMineFlag ? last.key : undefined}
          head={null}
          onTop={nothing}
          onAtEnd={nothing}
        />
      )}
      {readOnly === null ? (
        <OrderComposer
          host={host}
          workOrderId={talk.workOrderId}
          sending={sending}
          onSend={(content) => send(sessionId, content)}
        />
      ) : (
        <p className="chat-notice chat-readonly">{readOnly}</p>
      )}
    </div>
  );
}

/** All messages are there from the start. */
function nothing(): void {}
