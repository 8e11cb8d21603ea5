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
    for (const { columns } of readings) {
      for (const { rowActions, columns: entries } of columns) {
        const known = listOf(rowActions).map((action) => textOf(asObject(action).id));
        for (const { entry, place } of entries) {
          const { action } = asObject(entry);
          const at = below(place, "action");
          if (action === undefined) continue;
          if (rowActions === undefined) yield finding(at, "the rows have no actions");
          else if (!known.includes(textOf(action))) {
            yield unknownName(at, action, "the rows have no such action", known);
          }
        }
      }
    }
  },
};
