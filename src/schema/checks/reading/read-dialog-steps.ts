import { answeredBefore, idOf, sendsOf, stepsOf, type StepValue } from "../../dialog-steps/step-ways.ts";
import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readActions } from "./read-action.ts";
import { readFormBody } from "./read-form-body.ts";
import { formValueNames } from "./read-form.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { type ReadingContext, withNames } from "./reading-context.ts";
import { scopeNames } from "./scope-names.ts";
import { textOf } from "./text-of.ts";

/** The steps of a dialog: each sees what those before it were given and answered. */
export function readDialogSteps(
  dialog: StepValue,
  place: Place,
  part: string,
  outside: ReadingContext,
): Reading {
  const steps = stepsOf(dialog);
  const answered = answeredBefore(steps);
  return joinReadings(
    steps.map((step, index) => {
      const before = [...(answered.get(idOf(step)) ?? steps.map(idOf))];
      const context = withNames(outside, [...scopeNames.steps, ...before.flatMap(namesOfStep)]);
      return readStep(step, below(place, "steps", index), { part, steps }, context);
    }),
  );
}

/** Names of what a step was given and answered, as `steps.account`. */
function namesOfStep(id: string): readonly string[] {
  return scopeNames.steps.map((name) => `${name}.${id}`);
}

interface Around {
  readonly part: string;
  readonly steps: readonly StepValue[];
}

function readStep(step: StepValue, place: Place, { part, steps }: Around, context: ReadingContext): Reading {
  const inside = withNames(context, scopeNames.form);
  return joinReadings([
    readTemplates(step, place, ["text", "initial"], withNames(context, scopeNames.record).names),
    readFormBody(step, place, inside),
    readActions(step.actions, below(place, "actions"), `${part}.steps.${idOf(step)}`, inside),
    ...sendsOf(step).map((use) => {
      const sent = steps.find((other) => idOf(other) === use.step) ?? {};
      return readSend(use.value, below(place, ...use.path), sent, inside);
    }),
    readNext(step, place, withNames(inside, [...scopeNames.sent, ...namesOfStep(idOf(step))])),
  ]);
}

/** The call of a sending: it has all that the step sent, and what is laid over. */
function readSend(button: StepValue, place: Place, sent: StepValue, inside: ReadingContext): Reading {
  const { call, params } = asObject(sent.submit);
  const templates = readTemplates(button, place, ["with"], inside.names);
  if (call === undefined) return templates;
  return joinReadings([
    templates,
    reading({
      calls: [
        {
          name: textOf(call),
          place: below(place, "send"),
          params: button.with,
          paramsPlace: below(place, "with"),
          given: [...formValueNames(sent.form), ...Object.keys(asObject(params))],
          codes: inside.codes,
        },
      ],
    }),
  ]);
}

function readNext({ next }: StepValue, place: Place, context: ReadingContext): Reading {
  return joinReadings(
    listOf(next).flatMap((entry, index) => {
      const here = below(place, "next", index);
      const value = asObject(entry);
      return [
        readTemplates(value, here, ["when", "error"], context.names),
        // They run when it has closed.
        readSteps(value.done, below(here, "done"), { ...context, isInDialog: false }),
      ];
    }),
  );
}
