import { readPercentage } from "../../domain/number-text.ts";
import { fractionToPercent, percentToFraction } from "../../domain/percent.ts";
import type { ControlProps } from "../field-view.ts";
import { NumericInput } from "../inputs/numeric-input.tsx";
import { numericRules } from "../inputs/numeric-text.ts";

/** Is typed as a percentage, whatever the wire holds. */
export function PercentControl(props: ControlProps) {
  const { of, decimals } = props.options;
  const rules = { ...numericRules(props.options), decimals: typeof decimals === "number" ? decimals : 2 };
  if (of === "percent") return <NumericInput {...props} rules={rules} read={readPercentage} unit="%" />;
  const { value } = props;
  return (
    <NumericInput
      {...props}
      value={typeof value === "number" ? fractionToPercent(value) : value}
      onChange={(next) => props.onChange(typeof next === "number" ? percentToFraction(next) : next)}
      rules={rules}
      read={readPercentage}
      unit="%"
    />
  );
}
