import { dialogKind } from "../../plan/plan-dialog.ts";
import { asObject } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

/** Verbs that change nothing. */
const LEADING: readonly string[] = ["navigate", "open", "copy", "preview"];

export const columnAction: Check = {
  slug: "column-action",
  holds:
    "A click on a cell starts an action that its rows have, or, in a list, steps that lead somewhere and change nothing, and always has words to click on.",
  why: "Otherwise the cell looks like a link and does nothing, does something unexpected, or cannot be seen.",
  *run({ readings }) {
    for (const reading of readings) {
      for (const table of reading.columns) {
        for (const { entry, place } of table.columns) {
          yield* actionFindings(asObject(entry).action, place, table);
          yield* linkFindings(asObject(entry), place, table, reading);
          yield* wordlessFindings(asObject(entry), place);
        }
      }
    }
  },
};

function* actionFindings(action: unknown, place: Place, { rowActions }: ColumnsUse): Iterable<Finding> {
  const known = listOf(rowActions).map((candidate) => textOf(asObject(candidate).id));
  const at = below(place, "action");
  if (action === undefined) return;
  if (rowActions === undefined) yield finding(at, "the rows have no actions");
  else if (!known.includes(textOf(action))) {
    yield unknownName(at, action, "the rows have no such action", known);
  }
}

function* wordlessFindings(
  { action, do: steps, hideZero }: Readonly<Record<string, unknown>>,
  place: Place,
): Iterable<Finding> {
  if (hideZero === true && (action ?? steps) !== undefined)
    yield finding(below(place, "hideZero"), "a zero that is hidden leaves a link without words", {
      hint: "let the cell show its zero, or lead nowhere",
    });
}

function* linkFindings(
  { action, do: steps }: Readonly<Record<string, unknown>>,
  place: Place,
  { isMain }: ColumnsUse,
  { whole }: EntryReading,
): Iterable<Finding> {
  if (steps === undefined) return;
  const at = below(place, "do");
  if (!isMain) {
    yield finding(at, "only the cells of a list lead somewhere by themselves", {
      hint: "let the cell start a row action by `action`",
    });
  } else if (action !== undefined) {
    yield finding(at, "a click starts `action` already");
  }
  const dialogs = asObject(whole.value.dialogs);
  for (const [index, entry] of listOf(steps).entries()) {
    const step = asObject(entry);
    const verb = Object.keys(step).find((key) => LEADING.includes(key));
    if (verb === undefined) {
      yield finding(below(at, index), "a link does not do this", { hint: `it can ${LEADING.join(", ")}` });
    } else if (verb === "open" && dialogKind(asObject(dialogs[textOf(step.open)])) === "form") {
      yield finding(below(at, index, "open"), "a link opens what is read, and this is filled in", {
        hint: "let the cell start a row action by `action`",
      });
    }
  }
}
