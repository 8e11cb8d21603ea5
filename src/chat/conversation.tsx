import { Button, Empty, Skeleton } from "antd";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatHost } from "../session/chat-port.ts";
import { Composer, type ConfirmedMonth } from "./composer/composer.tsx";
import { useAttachments } from "./composer/use-attachments.ts";
import { useDraft } from "./composer/use-draft.ts";
import { useDrop } from "./composer/use-drop.ts";
import { useSending } from "./composer/use-sending.ts";
import { outgoingOf } from "./outgoing/outgoing-store.ts";
import { useArrivals } from "./outgoing/use-arrivals.ts";
import type { RecordFilters } from "./records/records-reader.ts";
import { TalkMessages } from "./records/talk-messages.tsx";
import { useConversation } from "./records/use-conversation.ts";
import { useReadMark } from "./records/use-read-mark.ts";
import { type ChatRecord, type Talk, talkKey } from "./talk.ts";
import { TypingLine } from "./typing/typing-line.tsx";
import { useNotifyTyping } from "./typing/use-notify-typing.ts";
import { useTodos } from "./todos/use-todos.tsx";

interface ConversationProps {
  readonly host: ChatHost;
  readonly talk: Talk;
  readonly companyName: string;
  readonly month: ConfirmedMonth;
  readonly filters: RecordFilters;
  readonly isSearched: boolean;
}

/** One talk: what was said, what is on its way, and the place to write. */
export function Conversation({ host, talk, companyName, month, filters, isSearched }: ConversationProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const records = useConversation(host, talk, filters);
  const outgoing = outgoingOf(host);
  const items = useSyncExternalStore(outgoing.subscribe, outgoing.all);
  const inHand = useDraft(host, talkKey(talk));
  const attachments = useAttachments(host, inHand);
  const [isAtEnd, setAtEnd] = useState(true);
  useReadMark(host, talk, records.records, isAtEnd && !isSearched && records.status === "ready");
  const todos = useTodos(host, records.store.reread);
  const send = useSending({ talk, companyName, month, inHand, attachments, outgoing });
  const typing = useNotifyTyping(host, talk);
  const drop = useDrop(talk.module, (files) => attachments.add(files, "dropped"));
  useArrivals(records, items, outgoing.remove);
  useEffect(() => {
    if (isSearched) return undefined;
    // The tab that was pressed takes the focus after this.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isSearched]);

  const quote = ({ id, fromUserName, content }: ChatRecord) => {
    inHand.change({ quote: { id, fromUserName, content: content.slice(0, 100) } });
    input.current?.focus();
  };
  return (
    <div className={drop.isOver ? "chat-talk chat-talk-over" : "chat-talk"} {...drop.handlers}>
      {records.status === "loading" && (
        <Skeleton className="chat-waiting" active title={false} paragraph={{ rows: 8 }} />
      )}
      {records.status === "failed" && (
        <div className="chat-notice" role="alert">
          {`沟通记录没有加载成功：${records.reason}`}
          <Button size="small" onClick={() => void records.store.load()}>
            重试
          </Button>
        </div>
      )}
      {records.status === "ready" && (
        <TalkMessages
          key={records.turn}
          host={host}
          records={records}
          outgoing={
            isSearched ? [] : items.filter(({ qyid, module }) => qyid === talk.qyid && module === talk.module)
          }
          store={outgoing}
          todos={todos}
          onQuote={quote}
          onAtEnd={setAtEnd}
          empty={
            <Empty
              className="chat-notice"
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={isSearched ? "没有符合条件的沟通记录" : "暂无沟通记录"}
            />
          }
        />
      )}
      <TypingLine host={host} talk={talk} />
      {host.canWrite ? (
        <Composer
          host={host}
          module={talk.module}
          month={month}
          input={input}
          inHand={inHand}
          attachments={attachments}
          onDropped={drop.take}
          onTyping={typing.notify}
          onSend={() => {
            typing.end();
            send();
          }}
        />
      ) : (
        <p className="chat-notice chat-readonly">当前账号只能查看沟通记录</p>
      )}
      {todos.element}
    </div>
  );
}
