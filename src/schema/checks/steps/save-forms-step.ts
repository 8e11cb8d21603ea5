import { asObject } from "../../project/project.ts";
import type { Check, EntryReading } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";

export const saveFormsStep: Check = {
  slug: "save-forms-step",
  holds:
    "A step `saveForms` stands in an action of a page, or of a dialog with sections, that shows screens.",
  why: "Elsewhere there is no form around that it could save: the button fails, or does less than its author believes.",
  *run({ readings }) {
    // The place of a block's actions depends on the screen that uses the block.
    for (const reading of readings.filter(({ isScreen }) => isScreen)) {
      for (const { verb, place, isInDialog } of reading.steps) {
        if (verb?.belongsTo !== "page" || bodiesAround(reading, isInDialog).some(showsScreens)) continue;
        yield finding(below(place, verb.verb), "no form can be open around this", {
          hint: "it belongs to a page whose sections or tabs show screens",
        });
      }
    }
  },
};

/** The page, or the dialogs of the screen. */
function bodiesAround({ whole, entry }: EntryReading, isInDialog: boolean): readonly unknown[] {
  if (isInDialog) return Object.values(asObject(whole.value.dialogs));
  return entry.value.kind === "page" ? [whole.value] : [];
}

function showsScreens(body: unknown): boolean {
  return listOf(asObject(body).sections)
    .map(asObject)
    .some(({ screen, items }) => screen !== undefined || listOf(items).length > 0);
}
