import { type JsonSchema, typesOf } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { extensionWord } from "./extension-word.ts";
import { finding, unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const jobOperation: Check = {
  slug: "job-operation",
  holds:
    "What is started as a job can be followed to its end: `poll` of `x-job` exists and reads, its parameter and the fields of its result exist, and the status can be what `done`, `partly` and `failed` say.",
  why: "The task would stay at 0 % for ever, or its file would never come.",
  *run({ project, readings }) {
    for (const operation of project.allOperations) yield* catalogue(operation, project);
    for (const { verb, value, place } of readings.flatMap(({ steps }) => steps)) {
      const operation = project.operations.get(textOf(value.job));
      if (verb?.verb !== "job" || !operation || operation.job) continue;
      yield finding(
        below(place, "job"),
        `${operation.id} has no ${extensionWord(project.files.get(operation.file), "x-job")}, so nobody could tell when it is done`,
      );
    }
  },
};

function* catalogue(operation: Operation, project: Project): Iterable<Finding> {
  const { job, id, result } = operation;
  const file = project.files.get(operation.file);
  if (!job || !file) return;
  const at = below({ file, pointer: operation.pointer }, "x-job");
  yield* property(below(at, "id"), job.id, result, `no property of the result of ${id}`);
  const poll = project.operations.get(job.poll);
  if (!poll) {
    const known = project.operations.keys();
    yield unknownName(below(at, "poll"), job.poll, "no such operation in the catalogue", known);
    return;
  }
  if (poll.effect !== "read") {
    yield finding(
      below(at, "poll"),
      `${poll.id} writes, but it is asked again and again until the task is done`,
    );
  }
  yield* property(below(at, "param"), job.param, poll.request, `no parameter of ${poll.id}`);
  for (const key of ["status", "progress", "message", "file"] as const) {
    yield* property(below(at, key), job[key], poll.result, `no property of the result of ${poll.id}`);
  }
  for (const key of ["running", "done", "partly", "failed"] as const) {
    yield* endings(at, job[key], key, poll.result.properties?.[job.status], project);
  }
  if (job.unanswered) yield* standIn(below(at, "unanswered"), job.unanswered, job, poll);
}

function* property(at: Place, name: string | undefined, schema: JsonSchema, text: string): Iterable<Finding> {
  const known = Object.keys(schema.properties ?? {});
  if (name !== undefined && !known.includes(name)) yield unknownName(at, name, text, known);
}

/** An answer that is made up has what answers have, and a status that ends the task as failed. */
function* standIn(
  at: Place,
  answer: Readonly<Record<string, unknown>>,
  job: NonNullable<Operation["job"]>,
  poll: Operation,
): Iterable<Finding> {
  for (const name of Object.keys(answer)) {
    yield* property(below(at, name), name, poll.result, `no property of the result of ${poll.id}`);
  }
  const failed: readonly unknown[] = job.failed;
  if (failed.includes(answer[job.status])) return;
  yield finding(at, `"${job.status}" must be one of "failed": nobody knows how the task went`);
}

/** A status that the task can never have is a slip. */
function* endings(
  at: Place,
  values: readonly unknown[] | undefined,
  key: string,
  status: JsonSchema | undefined,
  project: Project,
): Iterable<Finding> {
  const table: readonly unknown[] | undefined = project.enums
    .get(status?.["x-enum"] ?? "")
    ?.map((entry) => entry.value);
  const known = status?.enum ?? table;
  for (const [index, value] of (values ?? []).entries()) {
    if (known ? known.includes(value) : isOfType(value, status)) continue;
    yield finding(below(at, key, index), `${JSON.stringify(value)} is no value of the status`, {
      hint: known
        ? `it may be ${known.map((name) => JSON.stringify(name)).join(", ")}`
        : `it is ${typesOf(status ?? {}).join(" or ")}`,
    });
  }
}

function isOfType(value: unknown, schema: JsonSchema | undefined): boolean {
  const types = typesOf(schema ?? {});
  if (types.length === 0) return true;
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes("integer"));
}
