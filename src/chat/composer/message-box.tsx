import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { limitTyped, MOST_TEXT, pasteInto } from "./cut-text.ts";

interface MessageBoxProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (text: string) => void;
  readonly onWarning: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** The element that counts the characters. */
  readonly countId: string;
  /** Its words are under way, and stay as they are. */
  readonly isLocked?: boolean;
  readonly onSend: () => void;
}

/** The box in which a message is written. Enter sends it, unless a word is being composed. */
export function MessageBox(props: MessageBoxProps) {
  const { input, value, placeholder, onChange, onWarning, onFiles, countId, isLocked, onSend } = props;
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const files = [...clipboardData.files];
    const text = clipboardData.getData("text/plain");
    // A table copied from a workbook comes as words, and as a picture of itself.
    if (files.length > 0 && text === "") {
      event.preventDefault();
      onFiles(files);
      return;
    }
    const { selectionStart: start, selectionEnd: end } = currentTarget;
    const pasted = pasteInto({ text: value, start, end }, text.replaceAll("\r\n", "\n"));
    if (pasted.warning === null) return;
    event.preventDefault();
    caret.current = pasted.caret;
    onChange(pasted.text);
    onWarning(pasted.warning);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={input}
      className="chat-input"
      aria-label="沟通内容"
      placeholder={placeholder}
      rows={3}
      value={value}
      readOnly={isLocked}
      onChange={({ target }) => {
        const typed = limitTyped(value, target.value);
        onChange(typed.text);
        if (typed.warning !== null) onWarning(typed.warning);
      }}
      onPaste={paste}
      onKeyDown={press}
      aria-describedby={countId}
      maxLength={MOST_TEXT + 1}
    />
  );
}
