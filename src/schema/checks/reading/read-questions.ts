import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { joinReadings, type Reading } from "./reading.ts";
import { type ReadingContext, withGuard } from "./reading-context.ts";

type Value = Readonly<Record<string, unknown>>;

/** The questions of a page, each behind its own code. */
export function readQuestions(questions: Value, place: Place, context: ReadingContext): Reading {
  return joinReadings(
    Object.entries(questions).map(([name, question]) =>
      readCall(question, below(place, name), withGuard(context, asObject(question).permission)),
    ),
  );
}
