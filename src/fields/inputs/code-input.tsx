import { isBlank, plainText } from "../../domain/plain-text.ts";
import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "./native-input.tsx";

interface CodeInputProps extends ControlProps {
  readonly clean: (text: string) => string;
  readonly maxLength?: number;
  readonly inputMode?: "tel";
}

/** An input for a number or code that has no blanks. An emptied one gives `undefined`. */
export function CodeInput(props: CodeInputProps) {
  return (
    <NativeInput
      {...props}
      text={isBlank(props.value) ? "" : plainText(props.value)}
      onText={(text) => props.onChange(text === "" ? undefined : text)}
      className="field-figures"
    />
  );
}
