import { useLayoutEffect, useReducer, useRef, useState } from "react";

type Input = HTMLInputElement | HTMLTextAreaElement;

interface TypedEvent {
  readonly currentTarget: Input;
  readonly nativeEvent: Event;
}

/** Inputs of a text that was not typed. */
const PASTED: ReadonlySet<string> = new Set(["insertFromPaste", "insertFromDrop"]);

interface CleanedText {
  /** The text in force. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The rest of a typed or pasted text; cleaning a text twice changes nothing more. */
  readonly clean?: ((text: string) => string) | undefined;
  /** In place of `clean`, and of the limit, for the whole text after something was pasted or dropped into it. */
  readonly paste?: ((text: string) => string) | undefined;
  /** Characters of a cleaned text. */
  readonly maxLength?: number | undefined;
}

/**
 * Value and handlers of an input whose text is cleaned while it is typed. The caret stays where it was among what is
 * left, and what an input method is still composing is not touched.
 */
export function useCleanedText({ text, onText, clean, paste, maxLength }: CleanedText) {
  const [composed, setComposed] = useState<string | null>(null);
  const caret = useRef<{ readonly input: Input; readonly at: number } | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const wanted = caret.current;
    caret.current = null;
    if (wanted && document.activeElement === wanted.input)
      wanted.input.setSelectionRange(wanted.at, wanted.at);
  });
  if (!clean) {
    return { value: text, maxLength, onChange: (event: TypedEvent) => onText(event.currentTarget.value) };
  }
  const cleaned = (typed: string) => clean(typed).slice(0, maxLength);
  const take = (input: Input) => {
    const next = cleaned(input.value);
    if (next !== input.value) {
      const before = input.value.slice(0, input.selectionStart ?? undefined);
      caret.current = { input, at: cleaned(before).length };
      drawAgain();
    }
    onText(next);
  };
  const takePasted = (input: Input, read: (text: string) => string) => {
    const next = read(input.value);
    if (next !== input.value) {
      caret.current = { input, at: next.length };
      drawAgain();
    }
    onText(next);
  };
  return {
    value: composed ?? text,
    onChange: ({ currentTarget, nativeEvent }: TypedEvent) => {
      const isPasted = "inputType" in nativeEvent && PASTED.has(String(nativeEvent.inputType));
      if (composed !== null) setComposed(currentTarget.value);
      else if (paste && isPasted) takePasted(currentTarget, paste);
      else take(currentTarget);
    },
    onCompositionStart: ({ currentTarget }: TypedEvent) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: TypedEvent) => {
      setComposed(null);
      take(currentTarget);
    },
  };
}
