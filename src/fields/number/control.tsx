import { useState } from "react";
import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../native-input.tsx";
import { isBlank, plainText } from "../plain-text.ts";

/** Gives a number, `undefined` when emptied, and the text itself while it is no number, so that validation can say so. */
export function NumberControl(props: ControlProps) {
  const [typed, setTyped] = useState("");
  const shown = isBlank(props.value) ? "" : plainText(props.value);
  const text = Object.is(readNumber(typed), readNumber(shown)) ? typed : shown;
  const change = (next: string) => {
    setTyped(next);
    props.onChange(readNumber(next));
  };
  return <NativeInput {...props} text={text} onText={change} inputMode="decimal" className="field-figures" />;
}

function readNumber(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : text;
}
