import "./ai-window.css";
import { useCallback, useEffect, useId, useRef, useState } from "react";
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
import { SizeHandles, WindowBar } from "./window-frame.tsx";

export type WindowState = "normal" | "full" | "minimised" | "closed";

export interface AiWindowProps {
  readonly state: WindowState;
  readonly onState: (state: WindowState) => void;
  /** Called for an answer that arrives while the window is out of sight. */
  readonly onUnseen: () => void;
}

const WIDENING_MS = 1000;

/** The talk with the assistant, and with people behind it. It lies over the pages, which go on working. */
export function AiWindow({ state, onState, onUnseen }: AiWindowProps) {
  const { client, session } = useShell();
  const { firm } = session.scope;
  const id = useId();
  const [reading, setReading] = useState<Source | null>(null);
  const isHidden = state === "minimised";
  const assistant = useAssistant();
  const human = useHuman({
    onAnswer: () => {
      if (isHidden) onUnseen();
    },
    onEnd: (said) => {
      assistant.takeOver(said);
      if (isHidden) onUnseen();
    },
  });
  const isFull = state === "full";
  const frame = useFrame({ isFull, isReading: reading !== null });
  const isWidening = useWidening(reading !== null);
  const focusInput = useCallback(() => document.getElementById(`${id}-input`)?.focus(), [id]);
  useEffect(() => {
    if (!isHidden) focusInput();
  }, [focusInput, isHidden]);

  const count = (click: number) => void trackClick(client, firm, click);
  const title = human.talk ? aiText("human") : aiText("title", { persona: assistant.persona });
  const transfer = () => {
    count(CLICK.toHuman);
    assistant.stop();
    void human.transfer(assistant.said).then(focusInput);
  };
  const close = () => {
    count(CLICK.close);
    onState("closed");
  };
  const said: readonly Said[] = human.talk ? saidIn(human.talk) : assistant.said;
  const minimise = () => onState("minimised");
  const frameElement = useEscape(minimise);
  return (
    <dialog
      ref={frameElement}
      open={!isHidden}
      aria-labelledby={`${id}-title`}
      className={isWidening ? "ai-window ai-window-widening" : "ai-window"}
      style={frame.place}
    >
      <WindowBar
        title={title}
        titleId={`${id}-title`}
        isFull={isFull}
        moving={frame.moving}
        onMinimise={minimise}
        onFull={() => onState(isFull ? "normal" : "full")}
        onClose={close}
      />
      <div className="ai-body">
        <div className="ai-talk">
          <Messages persona={assistant.persona} said={said} onRetry={assistant.retry} onRead={setReading} />
          <AskBox inputId={`${id}-input`} assistant={assistant} human={human} onTransfer={transfer} />
        </div>
        {reading && <ArticlePane key={reading.articleId} source={reading} onClose={() => setReading(null)} />}
      </div>
      {!isFull && reading === null && <SizeHandles sizing={frame.sizing} />}
    </dialog>
  );
}

/** Escape within the open element, or with the focus nowhere; a dialog above it has its own. */
function useEscape(onEscape: () => void) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { activeElement, body } = document;
      // A button that went with its press has left the focus to the page.
      const isHere = activeElement === body || element.current?.contains(activeElement) === true;
      if (event.key !== "Escape" || event.isComposing || !isHere || element.current?.open !== true) return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return element;
}

/** True for the second in which the window becomes wider, or narrow again; it must not lag behind the pointer later. */
function useWidening(isReading: boolean): boolean {
  const [shown, setShown] = useState(isReading);
  const [isWidening, setWidening] = useState(false);
  if (shown !== isReading) {
    setShown(isReading);
    setWidening(true);
  }
  useEffect(() => {
    if (!isWidening) return undefined;
    const timer = setTimeout(() => setWidening(false), WIDENING_MS);
    return () => clearTimeout(timer);
  }, [isWidening]);
  return isWidening;
}
