import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { formNodes } from "./form-links.ts";
import { isPlain } from "../reading/is-plain.ts";
import { dialogBodies } from "../reading/dialog-bodies.ts";
import { below, type Place } from "../reading/place.ts";

export const formField: Check = {
  slug: "form-field",
  holds: "A form's value is a property of the submit operation's request, or marked as the form's own.",
  why: "The server refuses properties that it does not know: the whole save fails.",
  *run({ readings }) {
    for (const { role, field, place, operation, known, isLocal } of readings.flatMap(
      ({ fields }) => fields,
    )) {
      if (role !== "form" || isLocal || !operation || !known || known.includes(field)) continue;
      const mark = isPlain(place) ? "local" : "x-local";
      const text = `no such property in the request of ${operation.id} (mark a value of the form alone with "${mark}": true)`;
      yield unknownName(place, field, text, known, { of: "key" });
    }
    for (const { whole, isScreen } of readings) {
      // The fields of a block's form depend on the screen that uses the block.
      if (!isScreen) continue;
      yield* firstValues(whole.value, whole.place);
      for (const [body, place] of dialogBodies(whole.value, whole.place)) yield* firstValues(body, place);
    }
  },
};

/** A first value without a field is neither shown nor sent. */
function* firstValues({ form, initial }: Readonly<Record<string, unknown>>, place: Place): Iterable<Finding> {
  if (form === undefined) return;
  const names = formNodes(form, below(place, "form"))
    .filter(({ node, path }) => node.type !== "void" && !path.includes("."))
    .map(({ path }) => path);
  for (const name of Object.keys(asObject(initial))) {
    if (names.includes(name)) continue;
    yield unknownName(below(place, "initial", name), name, "this form has no such field", names, {
      of: "key",
    });
  }
}
