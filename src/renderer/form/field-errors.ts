import { isDataField, type DataField, type Form } from "@formily/core";
import type { FieldError } from "../../request/request-error.ts";
import { fieldId } from "./field-id.ts";

/** Puts the server's findings at their fields in place of the earlier ones; returns those whose field is not on show. */
export function showFieldErrors(form: Form, errors: readonly FieldError[]): readonly FieldError[] {
  const fields = dataFields(form);
  for (const field of fields) field.setSelfErrors([]);
  return errors.filter(({ path, message }) => {
    const field = fields.find((one) => one.path.toString() === path && one.display === "visible");
    field?.setSelfErrors([...field.selfErrors, message]);
    return field === undefined;
  });
}

/** Moves the focus to the first field, in the form's order, that is wrong. */
export function focusFirstError(form: Form): void {
  const wrong = dataFields(form).find((field) => field.display === "visible" && field.selfErrors.length > 0);
  if (wrong) document.getElementById(fieldId(wrong))?.focus();
}

function dataFields(form: Form): readonly DataField[] {
  return Object.values(form.fields).filter((field): field is DataField => isDataField(field));
}
