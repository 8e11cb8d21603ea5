import { asObject } from "../../project/project.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import type { Check, Finding } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const optionSource: Check = {
  slug: "option-source",
  holds: "The choices of a control are shown and sent by properties that the source's entries have.",
  why: "The select shows blank lines, or sends nothing.",
  *run({ project, readings }) {
    for (const { options, optionsPlace, property } of readings.flatMap(({ fields }) => fields)) {
      const source = asObject(options.source);
      const operation = project.operations.get(textOf(source.call));
      if (!operation) continue;
      yield* searchParameter(options.search, below(optionsPlace, "search"), operation);
      yield* chosenBy(options.by, below(optionsPlace, "by"), property?.items);
      const known = Object.keys(entrySchema(operation)?.properties ?? {});
      for (const key of ["value", "label", "code"]) {
        const name = source[key];
        if (typeof name !== "string" || known.includes(name)) continue;
        const at = below(optionsPlace, "source", key);
        yield unknownName(at, name, `no such field in the entries of ${operation.id}`, known);
      }
    }
  },
};

/** Text typed to look for a choice is sent under a parameter of the source. */
function* searchParameter(name: unknown, at: Place, { id, request }: Operation): Iterable<Finding> {
  const known = Object.keys(request.properties ?? {});
  if (typeof name !== "string" || known.includes(name)) return;
  yield unknownName(at, name, `no parameter of ${id}`, known);
}

/** The property by which an entry of a list stands for a choice. */
function* chosenBy(name: unknown, at: Place, entry: JsonSchema | undefined): Iterable<Finding> {
  const known = Object.keys(entry?.properties ?? {});
  if (typeof name !== "string" || known.length === 0 || known.includes(name)) return;
  yield unknownName(at, name, "no such property of an entry of the list", known);
}

function entrySchema({ row, result }: Operation): JsonSchema | undefined {
  return row ?? result.properties?.list?.items;
}
