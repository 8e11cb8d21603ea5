import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../inputs/native-input.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** One line, or several when `rows` is given. An emptied control gives `undefined`. */
export function TextControl(props: ControlProps) {
  const { options } = props;
  return (
    <NativeInput
      {...props}
      text={isBlank(props.value) ? "" : plainText(props.value)}
      onText={(text) => props.onChange(text === "" ? undefined : text)}
      {...(typeof options.maxLength === "number" && { maxLength: options.maxLength })}
      {...(options.password === true && { type: "password" as const })}
      {...(typeof options.rows === "number" && { rows: options.rows })}
    />
  );
}
