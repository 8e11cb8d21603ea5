import { dialogKind } from "../../plan/plan-dialog.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

type Value = Readonly<Record<string, unknown>>;

export const beside: Check = {
  slug: "beside",
  holds:
    "A dialog `beside` the rows is one of a list, shows a record or a page, and is opened by the last step of an action.",
  why: "Only a list has rows to stand next to; the next row replaces the panel with its unsaved input; and no step waits for it, so that one behind it runs at once.",
  *run({ readings, project }) {
    for (const reading of readings) {
      if (reading.isScreen) yield* dialogFindings(reading, project);
    }
  },
};

function* dialogFindings(
  { whole: { value, place }, actions }: EntryReading,
  { screens }: Project,
): Iterable<Finding> {
  const dialogs = asObject(value.dialogs);
  const names = Object.keys(dialogs).filter((id) => asObject(dialogs[id]).place === "beside");
  for (const id of names) {
    const at = below(place, "dialogs", id, "place");
    const kind = dialogKind(asObject(dialogs[id]));
    const shown = screens.get(textOf(asObject(dialogs[id]).screen))?.value.kind ?? "page";
    if (value.kind !== "list") yield finding(at, "only a list has rows to stand beside");
    else if (kind === "form" || kind === "surface" || shown !== "page")
      yield finding(at, "what is typed there would be lost with the next row", {
        hint: 'let it be a "drawer"',
      });
  }
  if (names.length === 0) return;
  for (const action of actions) yield* stepFindings(action.value.do, below(action.place, "do"), names);
}

/** Steps behind one that opens such a dialog. */
function* stepFindings(steps: unknown, place: Place, names: readonly string[]): Iterable<Finding> {
  const all: readonly Value[] = listOf(steps).map(asObject);
  for (const [index, step] of all.entries()) {
    if (names.includes(textOf(step.open)) && index < all.length - 1)
      yield finding(below(place, index + 1), `this runs at once: nobody waits for a dialog beside the rows`);
    for (const key of ["then", "else"]) yield* stepFindings(step[key], below(place, index, key), names);
  }
}
