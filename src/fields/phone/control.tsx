import type { ControlProps } from "../field-view.ts";
import { CodeInput } from "../inputs/code-input.tsx";
import { tidyPhone } from "./contract.ts";

/** Blanks and hyphens of a pasted number are left out. */
export function PhoneControl(props: ControlProps) {
  return <CodeInput {...props} clean={tidyPhone} inputMode="tel" />;
}
