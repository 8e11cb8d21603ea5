import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { formValueNames, readForm } from "./read-form.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

/** A form with the call that it is sent by. */
export function readFormBody(body: Value, place: Place, inside: ReadingContext): Reading {
  const { form } = body;
  const formPlace = below(place, "form");
  const submit = asObject(body.submit);
  const submitPlace = below(place, "submit");
  const operation = inside.project.operations.get(textOf(submit.call));
  // Without a form its values are unknown; the missing form is reported elsewhere.
  const given = form === undefined ? Object.keys(operation?.request.properties ?? {}) : formValueNames(form);
  return joinReadings([
    reading({ forms: form === undefined ? [] : [{ form, place: formPlace, submit, submitPlace }] }),
    submit.call === undefined ? reading({}) : readCall(submit, submitPlace, inside, given),
    readTemplates(submit, submitPlace, ["title"], inside.names),
    readForm(form, formPlace, operation, inside),
  ]);
}
