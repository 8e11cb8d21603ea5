import type { ControlProps } from "../field-view.ts";
import { NumericInput } from "../inputs/numeric-input.tsx";
import { numericRules } from "../inputs/numeric-text.ts";

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
