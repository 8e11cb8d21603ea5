import { FormPath, isObjectField, isVoidField, type DataField, type Form } from "@formily/core";
import type { Row } from "../../fields/field-view.ts";
import type { FormDialogPlan } from "../../schema/plan/screen-plan.ts";
import { plainCopy } from "./plain-copy.ts";

/**
 * The values of the form's own fields, without the rest of the loaded record.
 * Hidden fields follow `whenHidden`; a field that the user has emptied is sent as null, so that the server empties it too.
 */
export function formValues(
  form: Form,
  whenHidden: FormDialogPlan["whenHidden"],
  loaded: Row | null,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of leafFields(form)) {
    const path = field.path.toString();
    const isShown = field.display === "visible";
    if (isShown) {
      const value = plainCopy(field.value);
      const hadValue = (FormPath.getIn(loaded, path) ?? null) !== null;
      FormPath.setIn(values, path, value === undefined && hadValue ? null : value);
    } else if (whenHidden === "clear") {
      FormPath.setIn(values, path, null);
    } else if (whenHidden === "keep") {
      // Formily takes the value of a field that is not displayed out of the form's values.
      FormPath.setIn(values, path, plainCopy(field.value ?? field.caches.value));
    }
  }
  return values;
}

/** Fields that hold a value of their own: no containers, and an array only as a whole. */
function leafFields(form: Form): readonly DataField[] {
  const fields = Object.values(form.fields).filter((field) => !isVoidField(field)) as DataField[];
  const arrays = fields
    .filter((field) => field.displayName === "ArrayField")
    .map((field) => `${field.address.toString()}.`);
  return fields.filter(
    (field) => !isObjectField(field) && !arrays.some((prefix) => field.address.toString().startsWith(prefix)),
  );
}
