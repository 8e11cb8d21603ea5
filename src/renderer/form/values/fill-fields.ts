import { isDataField, type Field, type Form } from "@formily/core";
import { plainCopy } from "./plain-copy.ts";

/**
 * Writes values into fields as if the user had typed them: they are checked, kept as a draft, and count as unsaved
 * input.
 */
export function fillFields(form: Form, values: Record<string, unknown>): void {
  for (const field of Object.values(form.fields)) {
    const path = field.path.toString();
    if (!isDataField(field) || !Object.hasOwn(values, path)) continue;
    // The server's message was about the old value.
    field.setSelfErrors([]);
    void (field as Field).onInput(plainCopy(values[path]));
  }
}
