import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { looksAtAnswer } from "./looks-at-answer.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const pollOperation: Check = {
  slug: "poll-operation",
  holds:
    "An operation that is called repeatedly is a read, and its answer can end the repetition: `until` looks at `answer`.",
  why: "A write would be done every second; a condition that the answer cannot change keeps the user waiting to the limit.",
  *run({ project, readings }) {
    for (const reading of readings) {
      yield* rounds(reading, project);
      for (const { verb, value, place } of reading.steps) {
        if (verb?.verb !== "poll") continue;
        yield* reads(value.poll, below(place, "poll"), project);
        if (textOf(value.until) === "" || looksAtAnswer(textOf(value.until))) continue;
        yield finding(below(place, "until"), 'does not look at "answer", so no answer could end the waiting');
      }
    }
  },
};

function* rounds({ entry, isScreen }: EntryReading, project: Project): Iterable<Finding> {
  if (!isScreen) return;
  for (const [index, round] of listOf(entry.value.refresh).entries()) {
    const place = below({ file: entry.file, pointer: "" }, "refresh", index, "source", "call");
    yield* reads(asObject(asObject(round).source).call, place, project);
  }
}

function* reads(id: unknown, place: Place, project: Project): Iterable<Finding> {
  const operation = project.operations.get(textOf(id));
  if (!operation || operation.effect === "read") return;
  yield finding(place, `${operation.id} writes, but it is asked again and again until the waiting ends`);
}
