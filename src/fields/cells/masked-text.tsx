import "../fields.css";
import { useEffect, useRef, useState } from "react";

/** Time in ms that the whole text stays in sight. */
const SHOWN_MS = 20_000;

interface MaskedTextProps {
  readonly masked: string;
  /** Fetches the whole text; rejects with an error whose message is the reason. */
  readonly ask: (signal: AbortSignal) => Promise<string>;
  /** A fact derived from the whole text, for its title. */
  readonly describe?: (whole: string) => string | undefined;
}

type State =
  | { readonly status: "masked" | "asking" }
  | { readonly status: "whole"; readonly text: string }
  | { readonly status: "failed"; readonly reason: string };

/** A masked text with an eye button; the whole text goes out of sight again by itself. */
export function MaskedText({ masked, ask, describe }: MaskedTextProps) {
  const [state, setState] = useState<State>({ status: "masked" });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    if (state.status !== "whole") return;
    const timer = setTimeout(() => setState({ status: "masked" }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const toggle = () => {
    asking.current?.abort();
    if (state.status === "whole" || state.status === "asking") return setState({ status: "masked" });
    const abort = new AbortController();
    asking.current = abort;
    const finish = (next: State) => {
      if (!abort.signal.aborted) setState(next);
    };
    setState({ status: "asking" });
    ask(abort.signal).then(
      (text) => finish({ status: "whole", text }),
      (error: unknown) => finish({ status: "failed", reason: reasonOf(error) }),
    );
  };
  const isWhole = state.status === "whole";
  const text = isWhole ? state.text : masked;
  return (
    <span className="field-masked">
      <span className="field-figures" title={isWhole ? describe?.(text) : undefined}>
        {text}
      </span>
      <button
        type="button"
        className="field-eye"
        aria-pressed={isWhole}
        aria-busy={state.status === "asking"}
        aria-label={isWhole ? "隐藏完整内容" : "查看完整内容"}
        title={isWhole ? "隐藏完整内容" : "查看完整内容"}
        onClick={toggle}
      />
      {state.status === "failed" && (
        <span role="alert" className="field-problem" title={state.reason}>
          {state.reason}
        </span>
      )}
    </span>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : "没有取到完整内容，请稍后重试";
}
