import { type ReactNode, useMemo } from "react";
import type { ChatHost } from "../../session/chat-port.ts";
import type { Outgoing } from "../outgoing/outgoing-queue.ts";
import { OutgoingRow } from "../outgoing/outgoing-row.tsx";
import type { OutgoingStore } from "../outgoing/outgoing-store.ts";
import type { ChatRecord } from "../talk.ts";
import { TodoLine } from "../todos/todo-line.tsx";
import type { TodoActions } from "../todos/use-todos.tsx";
import { dayLabel } from "./day-label.ts";
import { MessageList } from "./message-list.tsx";
import { MessageRow } from "./message-row.tsx";
import { type TalkRow, talkRows } from "./talk-rows.ts";
import type { useConversation } from "./use-conversation.ts";

interface TalkMessagesProps {
  readonly host: ChatHost;
  readonly records: ReturnType<typeof useConversation>;
  readonly outgoing: readonly Outgoing[];
  readonly store: OutgoingStore;
  readonly todos: TodoActions;
  readonly onQuote: (record: ChatRecord) => void;
  readonly onAtEnd: (isAtEnd: boolean) => void;
  readonly empty: ReactNode;
}

/** The messages of a talk day by day, with what can be done about each. */
export function TalkMessages(props: TalkMessagesProps) {
  const { host, records, outgoing, store, todos, onQuote, onAtEnd, empty } = props;
  const rows = useMemo(() => talkRows(records.records, outgoing), [records.records, outgoing]);
  const today = host.today();
  const last = records.records.at(-1);
  const lastRow = rows.at(-1);
  const renderRow = (row: TalkRow) => (
    <div className="chat-row">
      {row.day !== null && <h3 className="chat-day">{dayLabel(row.day, today)}</h3>}
      {"outgoing" in row ? (
        <OutgoingRow item={row.outgoing} store={store} readFile={host.readFile} />
      ) : (
        <MessageRow
          record={row.record}
          readFile={host.readFile}
          todo={<TodoLine record={row.record} userId={host.user.id} canWrite={host.canWrite} todos={todos} />}
          actions={
            host.canWrite && (
              <>
                <button type="button" className="field-retry" onClick={() => onQuote(row.record)}>
                  引用
                </button>
                <button type="button" className="field-retry" onClick={() => todos.assign(row.record)}>
                  指派待办
                </button>
              </>
            )
          }
        />
      )}
    </div>
  );
  return (
    <>
      {rows.length === 0 ? (
        empty
      ) : (
        <MessageList
          rows={rows}
          renderRow={renderRow}
          ownKey={lastRow && "outgoing" in lastRow ? lastRow.key : undefined}
          onTop={() => void records.store.loadOlder()}
          onAtEnd={onAtEnd}
          head={<OlderState {...records} />}
        />
      )}
      <div className="chat-said" aria-live="polite">
        {last && !last.chatMineFlag && `${last.fromUserName}：${last.content}`}
      </div>
    </>
  );
}

function OlderState({ older, hasOlder, store }: ReturnType<typeof useConversation>) {
  if (older === "failed")
    return (
      <p className="chat-older" role="alert">
        更早的记录没有加载成功
        <button type="button" className="field-retry" onClick={() => void store.loadOlder()}>
          重试
        </button>
      </p>
    );
  return (
    <p className="chat-older">
      {older === "loading" ? "正在加载更早的记录…" : hasOlder ? "上方还有更早的记录" : "没有更早的记录了"}
    </p>
  );
}
