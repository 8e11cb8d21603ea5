import "./fields.css";
import type { ControlProps } from "./field-view.ts";

interface NativeInputProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
  /** Makes it a text area of so many lines. */
  readonly rows?: number;
  readonly type?: "text" | "password";
  readonly onFocus?: () => void;
  readonly inputMode?: "text" | "decimal" | "tel";
  readonly className?: string;
  /** Its name, where the field's label names more than this one input. */
  readonly label?: string;
}

/** A native text input in the dress of antd's tokens. */
export function NativeInput(props: NativeInputProps) {
  const { rows, type = "text", className = "" } = props;
  const shared = {
    id: props.id,
    value: props.text,
    placeholder: props.placeholder,
    disabled: props.disabled,
    readOnly: props.readOnly,
    autoFocus: props.autoFocus,
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    // A browser takes "off" for a password as leave to fill in one that it knows.
    autoComplete: type === "password" ? "new-password" : "off",
    onFocus: props.onFocus,
    onBlur: props.onBlur,
    "aria-label": props.label,
    "aria-invalid": props["aria-invalid"],
    "aria-required": props["aria-required"],
    "aria-describedby": props["aria-describedby"],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      props.onText(event.currentTarget.value),
  };
  return rows === undefined ? (
    <input type={type} className={`field-input ${className}`} {...shared} />
  ) : (
    <textarea className={`field-input field-area ${className}`} rows={rows} {...shared} />
  );
}
