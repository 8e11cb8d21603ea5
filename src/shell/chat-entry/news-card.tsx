import { useEffect, useState } from "react";
import type { SocketStatistics } from "../../domain/socket-frames.ts";
import { shellText } from "../shell-text.ts";

interface NewsCardProps {
  readonly counts: SocketStatistics;
  readonly onOpen: () => void;
}

const SHOWN_MS = 5000;

/** Shows for five seconds how many messages are new, when there are some and when more have come. */
export function NewsCard({ counts: { msgNum, todoNum }, onOpen }: NewsCardProps) {
  const [known, setKnown] = useState(0);
  // The number on the card; 0: no card is shown.
  const [told, setTold] = useState(0);
  if (msgNum !== known) {
    setKnown(msgNum);
    setTold(msgNum > known ? msgNum : 0);
  }
  useEffect(() => {
    if (told === 0) return undefined;
    const timer = setTimeout(() => setTold(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div className="chat-news-place" aria-live="polite">
      {told > 0 && (
        <div className="chat-news">
          <span>
            {shellText("chat.news", { count: msgNum })}
            {todoNum > 0 && shellText("chat.todos", { count: todoNum })}
          </span>
          <button
            type="button"
            className="chat-news-look"
            onClick={() => {
              setTold(0);
              onOpen();
            }}
          >
            {shellText("chat.look")}
          </button>
        </div>
      )}
    </div>
  );
}
