import { isDataField, type DataField, type Field, type Form } from "@formily/core";
import type { FieldView } from "../../../fields/field-view.ts";
import type { FieldOptions } from "../../../schema/contracts.ts";
import { plainCopy } from "./plain-copy.ts";

const views = new WeakMap<DataField, FieldView>();

/** Says of which kind a field of a form is. */
export function rememberView(field: DataField, view: FieldView): void {
  views.set(field, view);
}

/** Cuts what the user has typed around the value; what was loaded stays as it is. */
export function tidyField(field: DataField): void {
  const view = views.get(field);
  if (!view?.tidy || !field.selfModified) return;
  const value: unknown = plainCopy(field.value);
  const tidied = view.tidy(value, plainCopy(field.componentProps ?? {}) as FieldOptions);
  if (tidied !== value) (field as Field).setValue(tidied);
}

/** Does so for every field: a form is sent by Enter, too, without leaving the field. */
export function tidyForm(form: Form): void {
  for (const field of Object.values(form.fields)) if (isDataField(field)) tidyField(field);
}
