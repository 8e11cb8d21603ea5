import type { ControlProps } from "../field-view.ts";
import { NumericInput, numericRules } from "../inputs/numeric-input.tsx";

export function NumberControl(props: ControlProps) {
  const { unit } = props.options;
  return (
    <NumericInput
      {...props}
      rules={numericRules(props.options)}
      unit={typeof unit === "string" ? unit : undefined}
    />
  );
}
