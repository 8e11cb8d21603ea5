import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";
import type { TalkRow } from "./talk-rows.ts";

interface MessageListProps {
  readonly rows: readonly TalkRow[];
  /** Stands before the first row. */
  readonly head: ReactNode;
  readonly renderRow: (row: TalkRow) => ReactNode;
  readonly onTop: () => void;
  readonly onAtEnd: (isAtEnd: boolean) => void;
}

/** Rows before the first one may come, and none has a number below zero. */
const FIRST_NUMBER = 10_000_000;
const AT_END_PX = 60;

/** The messages of a talk. Only those in sight are drawn; the reader's place stays where it is, whatever comes. */
export function MessageList({ rows, head, renderRow, onTop, onAtEnd }: MessageListProps) {
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [anchor] = useState(() => rows[0]?.key);
  const lastKey = rows.at(-1)?.key;
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const before = rows.findIndex(({ key }) => key === anchor);
  const toEnd = () => list.current?.scrollToIndex({ index: "LAST", align: "end" });

  const last = rows.at(-1);
  const hasMoved = useRef(false);
  const stayAtEnd = () => {
    // Rows that were drawn, or a picture, have another height than was thought.
    if (!hasMoved.current) toEnd();
  };
  const move = () => {
    hasMoved.current = true;
  };
  const ownKey = last && "outgoing" in last ? last.key : undefined;
  useEffect(() => {
    // The writer wants to see it.
    if (ownKey !== undefined) list.current?.scrollToIndex({ index: "LAST", align: "end" });
  }, [ownKey]);
  const Head = useMemo(() => () => <>{head}</>, [head]);
  const unseen = isAtEnd ? 0 : rows.length - 1 - rows.findIndex(({ key }) => key === seenKey);

  return (
    <section className="chat-list" aria-label="沟通记录">
      <Virtuoso
        ref={list}
        className="chat-scroll"
        tabIndex={0}
        onWheel={move}
        onKeyDown={(event) => {
          move();
          if (event.key !== "End") return;
          // The browser would stop where it thinks that the end is.
          event.preventDefault();
          hasMoved.current = false;
          toEnd();
        }}
        onPointerDown={move}
        data={rows}
        firstItemIndex={FIRST_NUMBER - Math.max(0, before)}
        initialTopMostItemIndex={{ index: "LAST", align: "end" }}
        alignToBottom
        atBottomThreshold={AT_END_PX}
        increaseViewportBy={400}
        followOutput={(isBottom) => (isBottom ? "auto" : false)}
        computeItemKey={(_index, { key }) => key}
        itemContent={(_index, row) => renderRow(row)}
        components={{ Header: Head }}
        startReached={onTop}
        totalListHeightChanged={stayAtEnd}
        atBottomStateChange={(isBottom) => {
          if (isBottom) hasMoved.current = false;
          setAtEnd(isBottom);
          onAtEnd(isBottom);
        }}
      />
      {unseen > 0 && (
        <button type="button" className="chat-unseen" onClick={toEnd}>
          {`有 ${unseen} 条新消息`}
        </button>
      )}
    </section>
  );
}
