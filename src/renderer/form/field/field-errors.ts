import { isDataField, type DataField, type Form } from "@formily/core";
import type { FieldError } from "../../../request/request-error.ts";
import { fieldId } from "./field-id.ts";
import { revealField } from "./reveal-field.ts";

/**
 * Puts the server's findings at their fields in place of the earlier ones; returns those whose field is not on show.
 * A finding about a whole row stands at its list. Paths may be written `lines[2].amount` or `lines.2.amount`.
 */
export function showFieldErrors(form: Form, errors: readonly FieldError[]): readonly FieldError[] {
  const fields = dataFields(form);
  for (const field of fields) if (field.selfErrors.length > 0) field.setSelfErrors([]);
  return errors.filter(({ path, message }) => {
    const place = findPlace(fields, path.replaceAll(/\[(\d+)\]/g, ".$1"));
    place?.field.setSelfErrors([...place.field.selfErrors, place.prefix + message]);
    return place === undefined;
  });
}

/** Brings the first field on the page that is wrong to sight, wherever it is hidden, and moves the focus there. */
export function focusFirstError(form: Form): void {
  const wrong = dataFields(form)
    .filter((field) => field.display === "visible" && field.selfErrors.length > 0)
    .flatMap((field) => {
      const control = document.getElementById(fieldId(field));
      return control ? [{ field, control }] : [];
    })
    .toSorted((left, right) => (isBefore(left.control, right.control) ? -1 : 1));
  const [first] = wrong;
  if (!first) return;
  revealField(first.field);
  // A hidden control takes no focus; and taking it before the errors are drawn lays the page out twice.
  setTimeout(() => first.control.focus());
}

function findPlace(fields: readonly DataField[], path: string) {
  const find = (wanted: string) =>
    fields.find((field) => field.path.toString() === wanted && field.display === "visible");
  const field = find(path);
  if (field) return { field, prefix: "" };
  const [, list, row] = /^(.+?)\.(\d+)$/.exec(path) ?? [];
  const array = list === undefined ? undefined : find(list);
  return array && { field: array, prefix: `第 ${Number(row) + 1} 行：` };
}

function isBefore(left: Node, right: Node): boolean {
  return (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

export function dataFields(form: Form): readonly DataField[] {
  return Object.values(form.fields).filter((field): field is DataField => isDataField(field));
}
