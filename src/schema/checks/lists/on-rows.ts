import { asObject } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ActionUse } from "../reading/reading.ts";

export const onRows: Check = {
  slug: "on-rows",
  holds:
    "An action for one row and for several is a row action of a list, and fetches again no single row of them.",
  why: "Elsewhere there are no ticked rows, and of several it would be any one.",
  *run({ readings }) {
    for (const reading of readings) {
      // The rows around a block's actions depend on the screen that uses the block.
      if (reading.isScreen) yield* actionsOf(reading);
    }
  },
};

function* actionsOf({ whole: { value }, actions }: EntryReading): Iterable<Finding> {
  const ofRows = value.kind === "list" ? listOf(value.rowActions).map(asObject) : [];
  const places = new Set(ofRows.filter(({ on }) => on !== undefined).map(({ id }) => id));
  for (const action of actions.filter((candidate) => candidate.value.on !== undefined)) {
    if (action.part !== "list" || !places.has(action.id))
      yield finding(below(action.place, "on"), "only a row action of a list is there for several rows too");
    else yield* reloads(action);
  }
}

function* reloads({ value, place }: ActionUse): Iterable<Finding> {
  for (const at of placesOfReload(value.do, below(place, "do")))
    yield finding(at, "there may be several rows", { hint: 'let it be "list"' });
}

function placesOfReload(part: unknown, place: Place): Place[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, child]) =>
    key === "reload" && child === "row" ? [below(place, key)] : placesOfReload(child, below(place, key)),
  );
}
