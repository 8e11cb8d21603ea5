import { FormPath, isObjectField, isVoidField, type DataField, type Form } from "@formily/core";
import type { Row } from "../../../fields/field-view.ts";
import type { FormBody } from "../../../schema/plan/plans/screen-plan.ts";
import { plainCopy } from "./plain-copy.ts";

/**
 * The values of the form's own fields, without the rest of the loaded record.
 * Hidden fields follow `whenHidden`; a field that the user has emptied is sent as null, so that the server empties it too.
 */
export function formValues(
  form: Form,
  whenHidden: FormBody["whenHidden"],
  loaded: Row | null,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const { leaves, cells } = ownFields(form);
  for (const field of leaves) {
    const { path } = field;
    // `x-hidden` takes a field out of sight only.
    if (field.display === "none") setHidden(values, field, whenHidden);
    else {
      const mayBeNull =
        FormPath.existIn(loaded ?? {}, path) || FormPath.getIn(form.initialValues, path) === null;
      FormPath.setIn(values, path, plainCopy(field.value) ?? (mayBeNull ? null : undefined));
    }
  }
  for (const field of cells) {
    const isRowSent = FormPath.getIn(values, field.path.parent()) !== undefined;
    if (isRowSent && field.display === "none") setHidden(values, field, whenHidden);
  }
  return values;
}

/** The values that a request carries: all but those of the form alone. */
export function sentValues(form: Form, values: Record<string, unknown>): Record<string, unknown> {
  const sent = plainCopy(values) as Record<string, unknown>;
  for (const field of Object.values(form.fields)) {
    if (field.data?.local === true) FormPath.deleteIn(sent, field.path);
  }
  return sent;
}

function setHidden(values: object, field: DataField, whenHidden: FormBody["whenHidden"]): void {
  const { path } = field;
  if (whenHidden === "clear") FormPath.setIn(values, path, null);
  // Formily takes the value of a field that is not displayed out of the form's values.
  if (whenHidden === "keep") FormPath.setIn(values, path, plainCopy(field.value ?? field.caches.value));
}

/** Fields that hold a value of their own, no containers; those inside a list apart, because it is sent as a whole. */
export function ownFields(form: Form): {
  readonly leaves: readonly DataField[];
  readonly cells: readonly DataField[];
} {
  const fields = Object.values(form.fields).filter((field) => !isVoidField(field)) as DataField[];
  const arrays = fields
    .filter((field) => field.displayName === "ArrayField")
    .map((field) => `${field.address.toString()}.`);
  const isCell = (field: DataField) => arrays.some((prefix) => field.address.toString().startsWith(prefix));
  const holders = fields.filter((field) => !isObjectField(field));
  return { leaves: holders.filter((field) => !isCell(field)), cells: holders.filter(isCell) };
}
