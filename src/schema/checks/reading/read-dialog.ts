import { asObject } from "../../project/project.ts";
import { declaredNames } from "./given-names.ts";
import { below, type Place } from "./place.ts";
import { readActions } from "./read-action.ts";
import { readCall } from "./read-call.ts";
import { formValueNames, readForm } from "./read-form.ts";
import { readQuestions } from "./read-questions.ts";
import { readSections } from "./read-record.ts";
import { readShown } from "./read-shown.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withGuard, withNames, type ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

/**
 * A dialog, its block already merged in, or a block for itself. The context are those of the places that open it;
 * its own code takes the place of theirs.
 */
export function readDialog(dialog: Value, place: Place, part: string, context: ReadingContext): Reading {
  const outside = withGuard(withNames(context, declaredNames(dialog.inputs)), dialog.permission);
  return joinReadings([
    readTemplates(dialog, place, ["title", "params"], outside.names),
    readShown(dialog, place, outside),
    readBody(dialog, place, part, outside),
  ]);
}

/** The parts that a dialog and a screen for one thing share: its record, a form or sections, and buttons behind these codes of their own. */
export function readBody(
  body: Value,
  place: Place,
  part: string,
  outside: ReadingContext,
  buttonCodes = outside.codes,
): Reading {
  const record = outside.project.operations.get(textOf(asObject(body.record).call));
  const hasForm = body.form !== undefined || body.submit !== undefined;
  const questions = asObject(body.data);
  const asked = Object.keys(questions).length > 0 ? scopeNames.data : [];
  const inside = withNames(outside, [...(hasForm ? scopeNames.form : scopeNames.record), ...asked]);
  return joinReadings([
    readQuestions(questions, below(place, "data"), outside),
    readCall(body.record, below(place, "record"), outside),
    readTemplates(body, place, ["initial"], outside.names),
    hasForm ? readFormBody(body, place, inside) : reading({}),
    readSections(body.sections, below(place, "sections"), { record, questions, part }, inside, buttonCodes),
    readActions(body.actions, below(place, "actions"), part, { ...inside, codes: buttonCodes }),
  ]);
}

function readFormBody({ form, submit }: Value, place: Place, inside: ReadingContext): Reading {
  const operation = inside.project.operations.get(textOf(asObject(submit).call));
  // Without a form there is no telling what it would give; that it is missing is said elsewhere.
  const given = form === undefined ? Object.keys(operation?.request.properties ?? {}) : formValueNames(form);
  return joinReadings([
    reading({ forms: form === undefined ? [] : [{ form, place: below(place, "form") }] }),
    asObject(submit).call === undefined
      ? reading({})
      : readCall(submit, below(place, "submit"), inside, given),
    readForm(form, below(place, "form"), operation, inside),
  ]);
}
