import { asObject } from "../project/project.ts";
import type { Check } from "./check-context.ts";
import { finding, unknownName } from "./finding.ts";
import { listOf } from "./reading/list-of.ts";
import { below } from "./reading/place.ts";
import { textOf } from "./reading/text-of.ts";

export const columnAction: Check = {
  slug: "column-action",
  holds: "A click on a cell starts an action that its rows have.",
  why: "The cell looks like a link and does nothing.",
  *run({ readings }) {
    for (const { whole, columns } of readings) {
      const known = listOf(whole.value.rowActions).map((action) => textOf(asObject(action).id));
      for (const { isMain, columns: entries } of columns) {
        for (const { entry, place } of entries) {
          const { action } = asObject(entry);
          const at = below(place, "action");
          if (action === undefined) continue;
          if (!isMain) yield finding(at, "only the rows of a list itself have actions");
          else if (!known.includes(textOf(action))) {
            yield unknownName(at, action, "the rows have no such action", known);
          }
        }
      }
    }
  },
};
