import { stepsOf } from "../../../dialog-steps/step-ways.ts";
import { asObject } from "../../../project/project.ts";
import type { Json } from "../../../plan/plans/screen-plan.ts";
import type { CheckContext, EntryReading, Finding } from "../../check-context.ts";
import { dialogsOf } from "../dialogs-of.ts";
import { finding } from "../../finding.ts";
import { listOf } from "../../reading/list-of.ts";
import { below, type Place } from "../../reading/place.ts";
import { textOf } from "../../reading/text-of.ts";
import { writtenOut } from "../../reading/written-out.ts";
import { announcesSuccess, asksFor, failuresOf } from "./announced-success.ts";

/** The ways out of a dialog in steps that announce success without a condition on the failures before them. */
export function* dialogWayFindings(reading: EntryReading, { project }: CheckContext): Iterable<Finding> {
  for (const [dialog, place] of dialogsOf(reading)) {
    for (const [index, step] of stepsOf(dialog).entries()) {
      const call = textOf(asObject(step.submit).call);
      const failures = failuresOf(project.operations.get(call));
      if (failures.length === 0) continue;
      yield* wayFindings(listOf(step.next).map(asObject), below(place, "steps", index, "next"), {
        call,
        failures,
      });
    }
  }
}

interface Sent {
  readonly call: string;
  readonly failures: readonly string[];
}

function* wayFindings(
  ways: readonly Readonly<Record<string, unknown>>[],
  place: Place,
  { call, failures }: Sent,
): Iterable<Finding> {
  for (const [index, { when, done }] of ways.entries()) {
    const asked = [when, done].map((value) => writtenOut(value ?? null, place) as Json);
    if (asksFor(failures, "sent", asked)) return;
    const announced = listOf(done).findIndex((step) => announcesSuccess(asObject(step)));
    if (announced < 0) continue;
    yield finding(
      below(place, index, "done", announced),
      `announces success, but ${failures.join(", ")} in the result of ${call} may say that a part failed`,
      { hint: `read sent.${failures[0]} in a "when" before` },
    );
  }
}
