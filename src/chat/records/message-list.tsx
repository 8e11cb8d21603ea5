import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";

interface MessageListProps<Row> {
  readonly rows: readonly Row[];
  /** Stands before the first row. */
  readonly head: ReactNode;
  readonly renderRow: (row: Row) => ReactNode;
  /** The key of the last row, when the reader has just written it. */
  readonly ownKey: string | undefined;
  readonly onTop: () => void;
  readonly onAtEnd: (isAtEnd: boolean) => void;
}

/** Rows before the first one may come, and none has a number below zero. */
const FIRST_NUMBER = 10_000_000;
const AT_END_PX = 60;

/** The reader's place: at the end, whatever comes; somewhere else; or just on the way up from the end. */
type Hold = "end" | "moved" | "leaving";

const UPWARDS: ReadonlySet<string> = new Set(["ArrowUp", "PageUp", "Home"]);

/** The messages of a talk. Only those in sight are drawn; the reader's place stays where it is, whatever comes. */
export function MessageList<Row extends { readonly key: string }>(props: MessageListProps<Row>) {
  const { rows, head, renderRow, ownKey, onTop, onAtEnd } = props;
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [anchor] = useState(() => rows[0]?.key);
  const lastKey = rows.at(-1)?.key;
  const [seenKey, setSeenKey] = useState(lastKey);
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const before = rows.findIndex(({ key }) => key === anchor);
  const hold = useRef<Hold>("end");
  const toEnd = () => {
    hold.current = "end";
    list.current?.scrollToIndex({ index: "LAST", align: "end" });
  };
  const stayAtEnd = () => {
    // Rows that were drawn, or a picture, have another height than was thought.
    if (hold.current === "end") toEnd();
  };
  const move = (isUpwards: boolean) => {
    hold.current = isUpwards ? "leaving" : "moved";
  };
  useEffect(() => {
    if (ownKey === undefined) return;
    // The writer wants to see it.
    hold.current = "end";
    list.current?.scrollToIndex({ index: "LAST", align: "end" });
  }, [ownKey]);
  const Head = useMemo(() => () => <>{head}</>, [head]);
  const unseen = isAtEnd ? 0 : rows.length - 1 - rows.findIndex(({ key }) => key === seenKey);

  return (
    <section className="chat-list" aria-label="沟通记录">
      <Virtuoso
        ref={list}
        className="chat-scroll"
        tabIndex={0}
        onWheel={({ deltaY }) => move(deltaY < 0)}
        onKeyDown={(event) => {
          move(UPWARDS.has(event.key));
          if (event.key !== "End") return;
          // The browser would stop where it thinks that the end is.
          event.preventDefault();
          toEnd();
        }}
        onPointerDown={() => move(false)}
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
          // A late call may concern the reader's earlier position.
          if (isBottom && hold.current !== "leaving") hold.current = "end";
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
