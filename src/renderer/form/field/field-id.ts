import type { GeneralField } from "@formily/core";

/** Id of the control of a field; its label and its error refer to it. */
export function fieldId(field: GeneralField): string {
  return `${field.form.id}-${field.address.toString()}`;
}

/** Id of the field's title: by it a group of controls is called. */
export function fieldLabelId(field: GeneralField): string {
  return `${fieldId(field)}-label`;
}

/** Id of the text that says what is wrong with the field. */
export function fieldErrorId(field: GeneralField): string {
  return `${fieldId(field)}-error`;
}
