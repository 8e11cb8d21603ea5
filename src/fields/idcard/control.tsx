import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../native-input.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** Blanks of a pasted number are left out; its last character is a capital X. */
export function IdcardControl(props: ControlProps) {
  const change = (text: string) => {
    const characters = text.replace(/\s/g, "").toUpperCase();
    props.onChange(characters === "" ? undefined : characters);
  };
  return (
    <NativeInput
      {...props}
      text={isBlank(props.value) ? "" : plainText(props.value)}
      onText={change}
      maxLength={18}
      className="field-figures"
    />
  );
}
