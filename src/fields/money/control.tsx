import { formatYuan } from "../../domain/money.ts";
import type { ControlProps } from "../field-view.ts";
import { NumericInput } from "../inputs/numeric-input.tsx";
import { numericRules } from "../inputs/numeric-text.ts";

/** Shows separators and both decimals while the input is not being typed in. */
export function MoneyControl(props: ControlProps) {
  const rules = { ...numericRules(props.options), decimals: 2 };
  return <NumericInput {...props} rules={rules} atRest={formatYuan} />;
}
