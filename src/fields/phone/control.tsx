import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../native-input.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** Blanks and hyphens of a pasted number are left out. */
export function PhoneControl(props: ControlProps) {
  const change = (text: string) => {
    const digits = text.replace(/[\s-]/g, "");
    props.onChange(digits === "" ? undefined : digits);
  };
  return (
    <NativeInput
      {...props}
      text={isBlank(props.value) ? "" : plainText(props.value)}
      onText={change}
      inputMode="tel"
      className="field-figures"
    />
  );
}
