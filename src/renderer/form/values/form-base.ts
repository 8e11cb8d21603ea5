import type { Form } from "@formily/core";
import type { Row } from "../../../fields/field-view.ts";
import { plainCopy } from "./plain-copy.ts";
import type { Base } from "./request-fields.ts";

const bases = new WeakMap<Form, Base>();

/** The base of a form: the values that it was opened with, until it takes over those that another user has saved. */
export function baseOf(form: Form, record: Row | null): Base {
  return bases.get(form) ?? { record, opened: plainCopy(form.initialValues) as Row };
}

export function setBase(form: Form, base: Base): void {
  bases.set(form, base);
}
