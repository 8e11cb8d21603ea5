import { asObject } from "../../project/project.ts";
import { declaredNames } from "./given-names.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readActions } from "./read-action.ts";
import { readCall } from "./read-call.ts";
import { readDialogSteps } from "./read-dialog-steps.ts";
import { readFormBody } from "./read-form-body.ts";
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
  const around = withGuard(withNames(context, declaredNames(dialog.inputs)), dialog.permission);
  const outside = { ...around, isInDialog: true };
  return joinReadings([
    readTemplates(dialog, place, ["title", "tags", "params"], outside.names),
    readTemplates(asObject(dialog.walk), below(place, "walk"), ["over"], outside.names),
    readShown(dialog, place, outside),
    dialog.steps === undefined
      ? readBody(dialog, place, part, outside)
      : readSteppedBody(dialog, place, part, outside),
  ]);
}

function readSteppedBody(dialog: Value, place: Place, part: string, outside: ReadingContext): Reading {
  return joinReadings([
    readCall(dialog.record, below(place, "record"), outside),
    readDialogSteps(dialog, place, part, outside),
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
  const withRecord = withNames(outside, scopeNames.record);
  return joinReadings([
    readQuestions(questions, below(place, "data"), outside),
    readCall(body.record, below(place, "record"), outside),
    readTemplates(body, place, ["initial"], outside.names),
    ...listOf(body.readOnly).map((condition, at) =>
      readTemplates(asObject(condition), below(place, "readOnly", at), ["when", "reason"], withRecord.names),
    ),
    hasForm ? readFormBody(body, place, inside) : reading({}),
    readSections(body.sections, below(place, "sections"), { record, questions, part }, inside, buttonCodes),
    readSections(body.about, below(place, "about"), { record, questions: {}, part }, withRecord, buttonCodes),
    readActions(body.actions, below(place, "actions"), part, { ...inside, codes: buttonCodes }),
  ]);
}
