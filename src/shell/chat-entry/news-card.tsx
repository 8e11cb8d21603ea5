import { useEffect, useState } from "react";
import type { SocketStatistics } from "../../domain/socket-frames.ts";
import { shellText } from "../shell-text.ts";

interface NewsCardProps {
  readonly counts: SocketStatistics;
  readonly onOpen: () => void;
}

const SHOWN_MS = 5000;

/** Tells for five seconds how many messages are new, when there are some and when more have come. */
export function NewsCard({ counts: { msgNum, todoNum }, onOpen }: NewsCardProps) {
  const [known, setKnown] = useState(0);
  const [isShown, setShown] = useState(false);
  if (msgNum !== known) {
    setKnown(msgNum);
    setShown(msgNum > known);
  }
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, msgNum]);
  return (
    <div className="chat-news-place" aria-live="polite">
      {isShown && (
        <div className="chat-news">
          <span>
            {shellText("chat.news", { count: msgNum })}
            {todoNum > 0 && shellText("chat.todos", { count: todoNum })}
          </span>
          <button
            type="button"
            className="grid-link"
            onClick={() => {
              setShown(false);
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
