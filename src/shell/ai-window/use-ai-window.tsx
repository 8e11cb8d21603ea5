import "./ai-button.css";
import { CustomerServiceOutlined } from "@ant-design/icons";
import { Badge } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createDeferred, useDeferred } from "../../fields/deferred.ts";
import { attempt } from "../../session/lasting-storage.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import type { AiWindowProps, WindowState } from "./ai-window.tsx";

/** Apart, because a page is drawn without it. */
const part = createDeferred(async () => (await import("./ai-window.tsx")).AiWindow);

/** The name of the event by which one window closes those of other tabs. */
const CLOSE_OTHERS = "closeAi";

interface AiWindowHelp {
  readonly button: ReactNode;
  readonly element: ReactNode;
}

/** The window of the customer service, and the header's button that opens it, or brings it back. There is one in a browser. */
export function useAiWindow(): AiWindowHelp {
  const { session } = useShell();
  const [state, setState] = useState<WindowState>("closed");
  const [hasNews, setNews] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === CLOSE_OTHERS && newValue !== null) setState("closed");
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, []);
  const open = () => {
    attempt(() => localStorage.setItem(CLOSE_OTHERS, `${Date.now()}.${Math.random()}`));
    setNews(false);
    setState("normal");
  };
  const change = (next: WindowState) => {
    setState(next);
    if (next === "closed" || next === "minimised") button.current?.focus();
    else setNews(false);
  };
  const label = hasNews ? "ai.news" : state === "minimised" ? "ai.minimised" : "ai.open";
  return {
    button: (
      <button
        ref={button}
        type="button"
        className="shell-user"
        title={shellText("ai.open")}
        aria-label={shellText(label)}
        aria-haspopup="dialog"
        aria-expanded={state === "normal" || state === "full"}
        onClick={open}
      >
        <Badge dot={hasNews || state === "minimised"} status={hasNews ? "error" : "processing"}>
          <CustomerServiceOutlined className="ai-face" aria-hidden />
        </Badge>
      </button>
    ),
    element: state !== "closed" && (
      <DeferredWindow
        key={session.scope.user.id}
        state={state}
        onState={change}
        onUnseen={() => setNews(true)}
      />
    ),
  };
}

/** A part that could not be fetched is fetched again when the window is opened again. */
function DeferredWindow(props: AiWindowProps) {
  const deferred = useDeferred(part);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return deferred.status === "failed" ? (
    <div className="ai-failed" role="alert">
      {shellText("part.failed")}
      <button type="button" className="grid-link" onClick={part.load}>
        {shellText("retry")}
      </button>
    </div>
  ) : null;
}
