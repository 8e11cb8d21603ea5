import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { selectOnEntering } from "../inputs/select-on-entering.ts";

interface DateTypingProps {
  /** The typed text, in the format that the picker reads, as far as it is certain already. */
  readonly clean: (typed: string) => string;
  /** The same for a text to which nothing more will be added. */
  readonly complete: (typed: string) => string;
  /** The reason why the picker takes no such text and goes back to its value; undefined: it takes it. */
  readonly faultOf: (typed: string) => string | undefined;
  readonly children: ReactNode;
}

/**
 * Around a date picker: entering selects the whole text, a day may be typed as people write it, and what is none is said
 * until the user comes back.
 */
export function DateTyping({ clean, complete, faultOf, children }: DateTypingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [fault, setFault] = useState<string>();
  const settle = useEffectEvent((input: HTMLInputElement) => {
    retype(input, complete);
    setFault(input.value === "" ? undefined : faultOf(input.value));
  });
  useEffect(() => {
    // Listens in the capture phase, before the picker: React's own handlers would run in one go with those of the
    // picker.
    const finish = (event: Event) => {
      const isEnd = !(event instanceof KeyboardEvent) || event.key === "Enter" || event.key === "Tab";
      if (isEnd && event.target instanceof HTMLInputElement) settle(event.target);
    };
    const around = frame.current;
    around?.addEventListener("keydown", finish, true);
    around?.addEventListener("focusout", finish, true);
    const forget = () => setFault(undefined);
    around?.addEventListener("focusin", forget);
    return () => {
      around?.removeEventListener("keydown", finish, true);
      around?.removeEventListener("focusout", finish, true);
      around?.removeEventListener("focusin", forget);
    };
  }, []);
  return (
    <span
      ref={frame}
      role="presentation"
      className="field-dates"
      {...selectOnEntering}
      onChangeCapture={({ target, nativeEvent }: FormEvent) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (!(target instanceof HTMLInputElement) || isComposing) return;
        setFault(undefined);
        const text = clean(target.value);
        if (text !== target.value) target.value = text;
      }}
      onCompositionEnd={({ target }) => {
        if (target instanceof HTMLInputElement) queueMicrotask(() => retype(target, clean));
      }}
    >
      {children}
      {fault !== undefined && (
        <span role="alert" className="field-dates-fault">
          {fault}
        </span>
      )}
    </span>
  );
}

/** Does as if the user had typed the text in that way. */
function retype(input: HTMLInputElement, rewrite: (typed: string) => string): void {
  const text = rewrite(input.value);
  if (text === input.value) return;
  // The setter of the element itself would hide the change from React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  flushSync(() => input.dispatchEvent(new Event("input", { bubbles: true })));
}
