import { useState } from "react";

/** In characters. */
export const LONGEST_NAME = 20;

interface NameInputProps {
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
}

/** The input in which a filter gets another name. */
export function NameInput({ name, isTaken, onDone, onCancel }: NameInputProps) {
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isWrong = isTaken(wanted);
  const isRefused = isWrong || wanted === "";
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this input
        autoFocus
        aria-label="新名称"
        aria-invalid={isWrong}
        maxLength={LONGEST_NAME}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") {
            // The panel around it stays.
            event.stopPropagation();
            onCancel();
          }
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (!isRefused) onDone(wanted);
        }}
      />
      <button type="button" className="grid-link" disabled={isRefused} onClick={() => onDone(wanted)}>
        确定
      </button>
      {isWrong && <span role="alert">已有同名的筛选</span>}
    </>
  );
}
