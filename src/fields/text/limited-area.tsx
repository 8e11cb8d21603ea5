import { useState, type ClipboardEvent } from "react";
import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../inputs/native-input.tsx";

interface LimitedAreaProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Lines in sight. */
  readonly rows: number;
  /** Characters. */
  readonly maxLength: number;
}

/** A text area that says when it is full, and when a pasted text did not fit. */
export function LimitedArea(props: LimitedAreaProps) {
  const { text, maxLength, onText } = props;
  const [isCut, setCut] = useState(false);
  const full = text.length >= maxLength ? `最多 ${maxLength} 字` : "";
  return (
    <>
      <NativeInput
        {...props}
        onText={(typed) => {
          if (typed.length < maxLength) setCut(false);
          onText(typed);
        }}
        onPaste={(event) => setCut(lengthAfter(event) > maxLength)}
      />
      <output className="field-limit">{full !== "" && isCut ? `${full}，超出部分已截断` : full}</output>
    </>
  );
}

/** The length that the text would have with what is pasted. */
function lengthAfter({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): number {
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.length - (selectionEnd - selectionStart) + clipboardData.getData("text").length;
}
