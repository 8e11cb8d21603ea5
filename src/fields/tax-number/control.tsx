import type { ControlProps } from "../field-view.ts";
import { CodeInput } from "../inputs/code-input.tsx";
import { tidyTaxNumber } from "./contract.ts";

/** Blanks of a pasted number are left out; letters become capitals. */
export function TaxNumberControl(props: ControlProps) {
  return <CodeInput {...props} clean={tidyTaxNumber} />;
}
