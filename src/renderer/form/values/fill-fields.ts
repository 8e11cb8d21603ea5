import { isDataField, type Field, type Form } from "@formily/core";
import { plainCopy } from "./plain-copy.ts";

/** Writes into fields as if the user had typed it: it is checked, kept as a draft, and asked about before it is lost. */
export function fillFields(form: Form, values: Record<string, unknown>): void {
  for (const field of Object.values(form.fields)) {
    const path = field.path.toString();
    if (!isDataField(field) || !Object.hasOwn(values, path)) continue;
    // The server's message was about the old value.
    field.setSelfErrors([]);
    void (field as Field).onInput(plainCopy(values[path]));
  }
}
