import { needlessReloads } from "../../src/schema/needless-reloads.ts";
import { isObject, type JsonObject, mapObjects } from "./json-object.ts";

/** Steps that may write. The file does not say so of a call; after one that reads nothing has changed. */
const WRITES = ["call", "open", "upload"];

/** Steps at the end of an action that fetch again what is fetched by itself after a write → none. */
export function reloadByItself(document: JsonObject): JsonObject {
  // A form on show keeps what has been typed: there it is said.
  if (document.kind === "form") return document;
  return mapObjects(document, (object) => {
    if (!isAction(object) || !Array.isArray(object.do)) return object;
    const steps = object.do.filter(isObject);
    // Behind the start of a task it shows that the task runs.
    if (steps.some(startsTask)) return object;
    const needless = needlessReloads(steps, mayWrite);
    const left = needless.toReversed().reduce(without, steps);
    return needless.length === 0 ? object : { ...object, do: left };
  }) as JsonObject;
}

/** A notification's link is no action. */
function isAction({ id, label }: JsonObject): boolean {
  return typeof id === "string" && typeof label === "string";
}

/** A step, or one of its branches, that leaves a task to the server. */
function startsTask(step: JsonObject): boolean {
  const branches = [step.then, step.else].flat().filter(isObject);
  return (step.job !== undefined && step.wait !== true) || branches.some(startsTask);
}

function mayWrite(step: JsonObject): boolean {
  return WRITES.some((verb) => step[verb] !== undefined) || (step.job !== undefined && step.wait === true);
}

function without(
  steps: readonly JsonObject[],
  [index, ...path]: readonly (string | number)[],
): readonly JsonObject[] {
  return steps.flatMap((step, at) => {
    if (at !== index) return [step];
    const [branch, ...rest] = path;
    if (typeof branch !== "string") return [];
    return [{ ...step, [branch]: without(step[branch] as readonly JsonObject[], rest) }];
  });
}
