import type { ControlProps } from "../field-view.ts";
import { CodeInput } from "../inputs/code-input.tsx";
import { tidyIdentity } from "./contract.ts";

/** Blanks of a pasted number are left out; its last character is a capital X. */
export function IdcardControl(props: ControlProps) {
  return <CodeInput {...props} clean={tidyIdentity} maxLength={18} />;
}
