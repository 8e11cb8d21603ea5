import "./ai-window.css";
import {
  CloseOutlined,
  DragOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MinusOutlined,
} from "@ant-design/icons";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useShell } from "../shell-context.tsx";
import { aiText } from "./ai-text.ts";
import type { Source } from "./answer-events.ts";
import { ArticlePane } from "./article-pane.tsx";
import { AskBox } from "./ask-box.tsx";
import type { Said } from "./kept-talk.ts";
import { Messages } from "./messages.tsx";
import { CLICK, trackClick } from "./track-click.ts";
import { useAssistant } from "./use-assistant.ts";
import { useFrame } from "./use-frame.ts";
import { saidIn, useHuman } from "./use-human.ts";

export type WindowState = "normal" | "full" | "minimised" | "closed";

export interface AiWindowProps {
  readonly state: WindowState;
  readonly onState: (state: WindowState) => void;
  /** Something was answered while nobody looked. */
  readonly onNews: () => void;
}

const WIDENING_MS = 1000;

/** The talk with the assistant, and with people behind it. It lies over the pages, which go on working. */
export function AiWindow({ state, onState, onNews }: AiWindowProps) {
  const { client, session } = useShell();
  const { firm } = session.scope;
  const id = useId();
  const [reading, setReading] = useState<Source | null>(null);
  const isHidden = state === "minimised";
  const assistant = useAssistant();
  const human = useHuman({
    onAnswer: () => {
      if (isHidden) onNews();
    },
    onEnd: (said) => {
      assistant.takeOver(said);
      if (isHidden) onNews();
    },
  });
  const isFull = state === "full";
  const frame = useFrame({ isFull, isReading: reading !== null });
  const isWidening = useWidening(reading !== null);
  useEffect(() => {
    if (!isHidden) document.getElementById(`${id}-input`)?.focus();
  }, [id, isHidden]);

  const count = (click: number) => void trackClick(client, firm, click);
  const title = human.talk ? aiText("human") : aiText("title", { persona: assistant.persona });
  const transfer = () => {
    count(CLICK.toHuman);
    assistant.stop();
    void human.transfer(assistant.said);
  };
  const close = () => {
    count(CLICK.close);
    onState("closed");
  };
  const said: readonly Said[] = human.talk ? saidIn(human.talk) : assistant.said;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native dialog that leaves the page in use knows neither size nor place
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      hidden={isHidden}
      className={isWidening ? "ai-window ai-window-widening" : "ai-window"}
      style={frame.place}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onState("minimised");
      }}
    >
      <div className="ai-bar" role="presentation" onPointerDown={frame.moving.onPointerDown}>
        <button
          type="button"
          className="ai-icon ai-handle"
          aria-label={aiText("move")}
          title={aiText("move.hint")}
          disabled={isFull}
          onKeyDown={frame.moving.onKeyDown}
        >
          <DragOutlined aria-hidden />
        </button>
        <h2 id={`${id}-title`}>{title}</h2>
        <BarButton label={aiText("minimise")} icon={<MinusOutlined />} onPress={() => onState("minimised")} />
        <BarButton
          label={aiText(isFull ? "restore" : "full")}
          icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onPress={() => onState(isFull ? "normal" : "full")}
        />
        <BarButton label={aiText("close")} icon={<CloseOutlined />} onPress={close} />
      </div>
      <div className="ai-body">
        <div className="ai-talk">
          <Messages persona={assistant.persona} said={said} onRetry={assistant.retry} onRead={setReading} />
          <AskBox inputId={`${id}-input`} assistant={assistant} human={human} onTransfer={transfer} />
        </div>
        {reading && <ArticlePane key={reading.articleId} source={reading} onClose={() => setReading(null)} />}
      </div>
      {!isFull && reading === null && (
        <>
          <div
            className="ai-side ai-side-left"
            role="presentation"
            {...pointerOf(frame.sizing({ x: -1, y: 0 }))}
          />
          <div
            className="ai-side ai-side-right"
            role="presentation"
            {...pointerOf(frame.sizing({ x: 1, y: 0 }))}
          />
          <div
            className="ai-side ai-side-bottom"
            role="presentation"
            {...pointerOf(frame.sizing({ x: 0, y: 1 }))}
          />
          <button
            type="button"
            className="ai-handle ai-corner"
            aria-label={aiText("resize")}
            title={aiText("resize.hint")}
            {...frame.sizing({ x: 1, y: 1 })}
          />
        </>
      )}
    </div>
  );
}

function pointerOf({ onPointerDown }: ReturnType<ReturnType<typeof useFrame>["sizing"]>) {
  return { onPointerDown };
}

/** True for the second in which the window becomes wider, or narrow again; it must not lag behind the pointer later. */
function useWidening(isReading: boolean): boolean {
  const [isWidening, setWidening] = useState(false);
  const [shown, setShown] = useState(isReading);
  const isFirst = useRef(true);
  if (shown !== isReading) {
    setShown(isReading);
    setWidening(true);
  }
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setWidening(false), WIDENING_MS);
    return () => clearTimeout(timer);
  }, [isReading]);
  return isWidening;
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function BarButton({ label, icon, onPress }: BarButtonProps) {
  return (
    <button type="button" className="ai-icon" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  );
}
