import type { Operation } from "../../project/operation.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const transferOperation: Check = {
  slug: "transfer-operation",
  holds:
    "Files are fetched from operations that answer one, and sent to operations that take one and start no task; a task that a form starts is followed by its `title`.",
  why: "Otherwise the download saves an answer in JSON, the upload is refused, or the end of the task is not shown.",
  *run({ project, readings }) {
    for (const step of readings.flatMap(({ steps }) => steps)) {
      const verb = step.verb?.verb ?? "";
      const operation = project.operations.get(textOf(step.value[verb]));
      if (operation) yield* checkStep(step, verb, operation);
    }
    for (const { submit, submitPlace } of readings.flatMap(({ forms }) => forms)) {
      const operation = project.operations.get(textOf(submit.call));
      if (operation) yield* checkTitle(submit.title, submitPlace, operation);
    }
  },
};

/** A task that is started has a name, and nothing else has one. */
function* checkTitle(title: unknown, place: Place, { id, job }: Operation): Iterable<Finding> {
  if (job && title === undefined)
    yield finding(below(place, "call"), `${id} starts a task that nobody would follow`, {
      hint: 'name it by "title"',
    });
  if (!job && title !== undefined)
    yield finding(below(place, "title"), `${id} starts no task`, { hint: "leave it out" });
}

function* checkStep({ value, place }: StepUse, verb: string, operation: Operation): Iterable<Finding> {
  const at = below(place, verb);
  const { id, answer, body, request } = operation;
  if (verb === "download" && answer !== "file") {
    yield finding(at, `${id} answers no file`, { hint: 'use "call", or "job" when it makes one later' });
  }
  if ((verb === "call" || verb === "poll") && answer === "file") {
    yield finding(at, `${id} answers a file`, { hint: 'use "download"' });
  }
  if (verb !== "upload") return;
  if (body !== "multipart") yield finding(at, `${id} takes no file`, { hint: 'use "call"' });
  if (operation.job)
    yield finding(at, `${id} starts a task that nobody would follow`, {
      hint: 'send the file to an operation that plans it, and start the task by a form or a "job"',
    });
  const { param = "file" } = value;
  const known = Object.keys(request.properties ?? {});
  if (!known.includes(textOf(param))) {
    yield unknownName(below(place, "param"), param, `no parameter of ${id}`, known);
  }
}
