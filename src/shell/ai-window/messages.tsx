import { Button, Spin } from "antd";
import { useEffect, useRef } from "react";
import { aiText } from "./ai-text.ts";
import type { Source } from "./answer-events.ts";
import { helpAddress } from "./help-address.ts";
import type { Said } from "./kept-talk.ts";

interface MessagesProps {
  readonly persona: string;
  readonly said: readonly Said[];
  readonly onRetry: (answer: Said) => void;
  readonly onRead: (source: Source) => void;
}

/** Everything that was said, the newest in sight. */
export function Messages({ persona, said, onRetry, onRead }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const newest = said.at(-1);
  const mark = `${newest?.key}.${newest?.content.length}.${newest?.state}`;
  useEffect(() => {
    const { current } = list;
    if (!current || current.dataset["newest"] === mark) return;
    current.dataset["newest"] = mark;
    current.scrollTo({ top: current.scrollHeight });
  }, [mark]);
  const greeting = {
    key: "greeting",
    sender: "assistant",
    name: persona,
    content: aiText("greeting", { persona }),
  } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div ref={list} className="ai-messages" role="log" aria-label={aiText("messages")} tabIndex={0}>
      {[greeting, ...said].map((each) => (
        <Message key={each.key} said={each} onRetry={() => onRetry(each)} onRead={onRead} />
      ))}
    </div>
  );
}

interface MessageProps {
  readonly said: Said;
  readonly onRetry: () => void;
  readonly onRead: (source: Source) => void;
}

function Message({
  said: { sender, name, content, state, sources, question = "", reason },
  ...on
}: MessageProps) {
  return (
    <div className={`ai-message ai-message-${sender}`}>
      <div className="ai-name">{sender === "asker" ? aiText("me") : name}</div>
      <div className="ai-words" aria-busy={state === "growing"}>
        {content}
        {state === "growing" && content === "" && <Spin size="small" aria-label={aiText("sending")} />}
      </div>
      {sources && (
        <div className="ai-sources">
          {aiText("sources")}
          <ul>
            {sources.map((source) => (
              <li key={source.articleId}>
                <button type="button" className="grid-link" onClick={() => on.onRead(source)}>
                  {source.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(state === "broken" || state === "stopped") && (
        <div className="ai-broken" role={state === "broken" ? "alert" : undefined}>
          {aiText(state)}
          <Button size="small" onClick={on.onRetry}>
            {aiText("retry")}
          </Button>
          {state === "broken" && (
            <a
              href={helpAddress(aiText("broken"), [question, reason].filter(Boolean).join("："))}
              target="_blank"
              rel="noopener"
            >
              {aiText("why")}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
