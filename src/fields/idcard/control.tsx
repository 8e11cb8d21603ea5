import "../fields.css";
import type { ControlProps } from "../field-view.ts";
import { CodeInput } from "../inputs/code-input.tsx";
import { tidyIdentity } from "./contract.ts";
import { identityNote } from "./identity-note.ts";

/** Characters of a resident's number. */
const LONGEST = 18;

/** Blanks of a pasted number are left out; its last character is a capital X. A whole one shows birth date and age. */
export function IdcardControl(props: ControlProps) {
  const { value, options } = props;
  const note = typeof value === "string" ? identityNote(value) : undefined;
  const maxLength = typeof options.maxLength === "number" ? options.maxLength : LONGEST;
  return (
    <>
      <CodeInput {...props} clean={tidyIdentity} maxLength={maxLength} />
      {note !== undefined && <output className="field-hint">{note}</output>}
    </>
  );
}
