import { asObject } from "../../project/project.ts";
import { ANY_GIVEN } from "./given-names.ts";
import { listOf } from "./list-of.ts";
import { below } from "./place.ts";
import { readActions } from "./read-action.ts";
import { readDialog } from "./read-dialog.ts";
import { readNames } from "./read-names.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { type ReadingContext, UNGUARDED } from "./reading-context.ts";
import type { WholeEntry } from "./whole-entry.ts";

/** The places that use a block are unknown here, so it may read whatever some place offers; each screen that uses it checks that there is that. */
const ANY_PLACE = [
  ...new Set([...scopeNames.row, ...scopeNames.selection, ...scopeNames.record]),
  ...scopeNames.company,
  ANY_GIVEN,
];

/** The reading of a block by itself. The fields are unknown without the operation of the screen that uses them. */
export function readBlock(
  whole: WholeEntry,
  known: Pick<ReadingContext, "project" | "kinds" | "verbs">,
): Reading {
  return joinReadings([readNames(whole), readKind(whole, known)]);
}

function readKind(
  { value, place }: WholeEntry,
  known: Pick<ReadingContext, "project" | "kinds" | "verbs">,
): Reading {
  const context: ReadingContext = { ...known, names: [...scopeNames.row, ...scopeNames.company], codes: [] };
  switch (value.kind) {
    case "actions":
      return readActions(value.actions, below(place, "actions"), "list", {
        ...context,
        names: ANY_PLACE,
        codes: UNGUARDED,
      });
    case "columns":
    case "filters": {
      const names = [
        ...(value.kind === "filters" ? scopeNames.query : scopeNames.row),
        ...scopeNames.company,
        ANY_GIVEN,
      ];
      const parts = listOf(value[value.kind]).flatMap((entry, index) =>
        Object.entries(asObject(entry)).map(([key, part]) => ({
          value: part,
          place: below(place, String(value.kind), index, key),
          names,
          isForm: false,
        })),
      );
      return reading({ templates: parts });
    }
    default:
      return readDialog(value, place, "dialog", context);
  }
}
