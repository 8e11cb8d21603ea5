import "../fields.css";
import type { ControlProps } from "../field-view.ts";
import { SelectControl } from "../choices/select-control.tsx";
import { yesAndNo } from "./contract.ts";

const CHOICES = [
  { value: "yes", label: "是" },
  { value: "no", label: "否" },
];

/** A select, or a switch with `as`: as a filter it also needs the state without a value. */
export function BooleanControl(props: ControlProps) {
  const { on, off } = yesAndNo(props.options);
  if (props.options.as === "switch") return <Switch {...props} on={on} off={off} />;
  const value = props.value === on ? "yes" : props.value === off ? "no" : undefined;
  const change = (next: unknown) =>
    props.onChange(next === undefined ? undefined : next === "yes" ? on : off);
  return <SelectControl {...props} value={value} onChange={change} choices={CHOICES} multiple={false} />;
}

function Switch({ on, off, ...props }: ControlProps & ReturnType<typeof yesAndNo>) {
  return (
    <input
      type="checkbox"
      role="switch"
      id={props.id}
      className="field-switch"
      checked={props.value === on}
      aria-checked={props.value === on}
      disabled={props.disabled === true || props.readOnly === true}
      {...(props.autoFocus && { autoFocus: true })}
      aria-invalid={props["aria-invalid"]}
      aria-describedby={props["aria-describedby"]}
      onBlur={props.onBlur}
      onChange={(event) => props.onChange(event.currentTarget.checked ? on : off)}
    />
  );
}
