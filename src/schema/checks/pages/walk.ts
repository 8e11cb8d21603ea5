import { asObject } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";

export const walk: Check = {
  slug: "walk",
  holds:
    "A page that leads from one thing to the next says so by one of its inputs, and nothing in it is typed.",
  why: "Another input is handed over by nobody, and what is typed in a screen inside would be lost at the next step.",
  *run({ readings }) {
    for (const { entry, whole, isScreen } of readings) {
      if (!isScreen) yield* walkOf(entry.value, whole.place);
      for (const [id, dialog] of Object.entries(asObject(whole.value.dialogs)))
        yield* walkOf(asObject(dialog), below(whole.place, "dialogs", id));
    }
  },
};

function* walkOf(dialog: Readonly<Record<string, unknown>>, at: Place): Iterable<Finding> {
  if (dialog.walk === undefined) return;
  const { input } = asObject(dialog.walk);
  const inputs = Object.keys(asObject(dialog.inputs));
  if (typeof input === "string" && !inputs.includes(input))
    yield unknownName(below(at, "walk", "input"), input, "the dialog has no such input", inputs);
  for (const [index, section] of listOf(dialog.sections).entries())
    if (asObject(section).screen !== undefined)
      yield finding(
        below(at, "sections", index, "screen"),
        "what is typed in it would be lost at the next step",
      );
}
