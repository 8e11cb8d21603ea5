import "./fields.css";
import type { ControlProps } from "./field-view.ts";

interface NativeInputProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly maxLength?: number;
  /** Makes it a text area of so many lines. */
  readonly rows?: number;
  readonly inputMode?: "text" | "decimal" | "tel";
  readonly className?: string;
}

/** A native text input in the dress of antd's tokens. */
export function NativeInput(props: NativeInputProps) {
  const { rows, className = "" } = props;
  const shared = {
    id: props.id,
    value: props.text,
    placeholder: props.placeholder,
    disabled: props.disabled,
    readOnly: props.readOnly,
    autoFocus: props.autoFocus,
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    autoComplete: "off",
    onBlur: props.onBlur,
    "aria-invalid": props["aria-invalid"],
    "aria-required": props["aria-required"],
    "aria-describedby": props["aria-describedby"],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      props.onText(event.currentTarget.value),
  };
  return rows === undefined ? (
    <input type="text" className={`field-input ${className}`} {...shared} />
  ) : (
    <textarea className={`field-input field-area ${className}`} rows={rows} {...shared} />
  );
}
