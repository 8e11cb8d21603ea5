import "../fields.css";
import type { ClipboardEvent, FocusEvent } from "react";
import type { ControlProps } from "../field-view.ts";
import { isWindowLeft, selectOnEntering } from "./select-on-entering.ts";
import { useCleanedText } from "./use-cleaned-text.ts";

interface NativeInputProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The rest of a typed or pasted text, before the limit of its length applies. */
  readonly clean?: (text: string) => string;
  /** In place of `clean` for a pasted or dropped text. */
  readonly paste?: (text: string) => string;
  readonly maxLength?: number;
  /** Makes it a text area of so many lines. */
  readonly rows?: number;
  /** Of a text area. */
  readonly onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  readonly type?: "text" | "password";
  /** Entering it selects its whole text, so that what is typed takes the place of what was there. */
  readonly selectsAll?: true;
  readonly onFocus?: () => void;
  readonly inputMode?: "text" | "decimal" | "tel";
  readonly className?: string;
  readonly title?: string;
  /** Its name, where the field's label names more than this one input. */
  readonly label?: string;
}

/** A native text input in the dress of antd's tokens. */
export function NativeInput(props: NativeInputProps) {
  const { rows, type = "text", className = "", selectsAll, onFocus, onBlur } = props;
  const typing = useCleanedText(props);
  const shared = {
    id: props.id,
    placeholder: props.placeholder,
    title: props.title,
    disabled: props.disabled,
    readOnly: props.readOnly,
    autoFocus: props.autoFocus,
    inputMode: props.inputMode,
    // With "off" at a password, a browser still fills in a stored one.
    autoComplete: type === "password" ? "new-password" : "off",
    "aria-label": props.label,
    "aria-invalid": props["aria-invalid"],
    "aria-required": props["aria-required"],
    "aria-describedby": props["aria-describedby"],
    ...typing,
    ...(selectsAll && selectOnEntering),
    onFocus: (event: FocusEvent) => {
      if (selectsAll) selectOnEntering.onFocus(event);
      onFocus?.();
    },
    onBlur: (event: FocusEvent) => {
      if (selectsAll) selectOnEntering.onBlur(event);
      if (!isWindowLeft(event.target)) onBlur?.();
    },
  };
  return rows === undefined ? (
    <input type={type} className={`field-input ${className}`} {...shared} />
  ) : (
    <textarea
      className={`field-input field-area ${className}`}
      rows={rows}
      {...shared}
      onPaste={props.onPaste}
    />
  );
}
