import type { VerbContract } from "../../contracts.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { readSteps } from "./read-steps.ts";
import { type ActionSlot, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { textOf } from "./text-of.ts";

/** What the expressions of an action see. */
export const ACTION_NAMES: Record<ActionSlot, readonly string[]> = {
  toolbar: scopeNames.list,
  rowActions: scopeNames.row,
  selectionActions: scopeNames.selection,
};

/** The actions of one slot of a list. */
export function readActions(
  actions: unknown,
  place: Place,
  slot: ActionSlot,
  verbs: ReadonlyMap<string, VerbContract>,
): Reading {
  const names = ACTION_NAMES[slot];
  return joinReadings(
    (Array.isArray(actions) ? actions : []).map((entry, index) => {
      const value = asObject(entry);
      const here = below(place, index);
      const code = typeof value.permission === "string" ? value.permission : undefined;
      const conditions = Array.isArray(value.disabled) ? value.disabled : [];
      const templates = [
        { value: value.visible, place: below(here, "visible"), names, isForm: false },
        { value: value.confirm, place: below(here, "confirm"), names, isForm: false },
        ...conditions.map((condition, at) => ({
          value: asObject(condition).when,
          place: below(here, "disabled", at, "when"),
          names,
          isForm: false,
        })),
      ];
      return joinReadings([
        reading({ actions: [{ id: textOf(value.id), value, place: here, slot }], templates }),
        readSteps(value.do, below(here, "do"), { verbs, names, code, slot }),
      ]);
    }),
  );
}
