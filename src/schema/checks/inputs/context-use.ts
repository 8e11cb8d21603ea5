import { CONTEXT_PARAMETERS } from "../../../domain/context-parameters.ts";
import { COMPANY_CALLS } from "../../context/company-calls.ts";
import { contextOf } from "../../context/context-of.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const contextUse: Check = {
  slug: "context-use",
  holds:
    "Each part of a screen's context is sent with its reads and can be chosen, and no input has the name of one.",
  why: "Choosing another one above the screen would change nothing on it.",
  *run({ project, readings }) {
    for (const reading of readings) if (reading.isScreen) yield* partsOf(reading, project);
  },
};

/** The bar above the screen would find nothing. */
function* missingCalls(at: Place, { operations }: Project): Iterable<Finding> {
  for (const call of Object.values(COMPANY_CALLS))
    if (!operations.has(call))
      yield finding(at, `a company is chosen by ${call}, which the catalogue does not have`, { of: "key" });
}

function* partsOf({ whole: { value, place }, calls }: EntryReading, project: Project): Iterable<Finding> {
  const operations = calls.map(({ name }) => project.operations.get(textOf(name)));
  const marked = operations.flatMap((operation) => (operation?.effect === "read" ? operation.context : []));
  for (const part of contextOf(value)) {
    const at = below(place, "context", part);
    if (!marked.some((parameter) => parameter.part === part))
      yield finding(at, `no operation that this screen reads is asked about a ${part}`, {
        of: "key",
        hint: `mark its parameters in the catalogue: "x-context": { "${part}": … }`,
      });
    if (part === "company") yield* missingCalls(at, project);
    const parameter = CONTEXT_PARAMETERS[part];
    if (asObject(value.inputs)[parameter] !== undefined)
      yield finding(below(place, "inputs", parameter), "the context has this name in the address", {
        of: "key",
      });
  }
}
