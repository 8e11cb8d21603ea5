import type { ControlProps } from "../field-view.ts";
import { NativeInput } from "../inputs/native-input.tsx";
import { LimitedArea } from "./limited-area.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** One line, or several when `rows` is given. An emptied control gives `undefined`. */
export function TextControl(props: ControlProps) {
  const { maxLength, rows, password } = props.options;
  const shared = {
    ...props,
    text: isBlank(props.value) ? "" : plainText(props.value),
    onText: (text: string) => props.onChange(text === "" ? undefined : text),
  };
  if (typeof rows === "number" && typeof maxLength === "number")
    return <LimitedArea {...shared} rows={rows} maxLength={maxLength} />;
  return (
    <NativeInput
      {...shared}
      {...(typeof maxLength === "number" && { maxLength })}
      {...(password === true && { type: "password" as const })}
      {...(typeof rows === "number" && { rows })}
    />
  );
}
