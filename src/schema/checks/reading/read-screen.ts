import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { readBody } from "./read-dialog.ts";
import { readDialogs } from "./read-dialogs.ts";
import { readList } from "./read-list.ts";
import { readIdentity } from "./read-record.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { type Surroundings, UNGUARDED } from "./surroundings.ts";
import { textOf } from "./text-of.ts";
import type { WholeEntry } from "./whole-entry.ts";

type Value = Readonly<Record<string, unknown>>;

/** Everything a screen uses. Wrong shapes are left to the grammar. */
export function readScreen(
  { value, place }: WholeEntry,
  known: Pick<Surroundings, "project" | "kinds" | "verbs">,
): Reading {
  const code = typeof value.permission === "string" ? value.permission : undefined;
  const surroundings: Surroundings = { ...known, names: scopeNames.page, codes: [code] };
  const body = readKind(value, place, surroundings);
  return joinReadings([body, readDialogs(value.dialogs, below(place, "dialogs"), body, surroundings)]);
}

function readKind(value: Value, place: Place, surroundings: Surroundings): Reading {
  switch (value.kind) {
    case "list":
      return readList(value, place, surroundings);
    case "form":
      return joinReadings([
        readBody(value, place, "form", surroundings, UNGUARDED),
        readSteps(value.done, below(place, "done"), {
          ...surroundings,
          names: [...surroundings.names, ...scopeNames.form],
        }),
      ]);
    case "detail":
      return joinReadings([
        readBody(value, place, "detail", surroundings, UNGUARDED),
        readIdentityOf(value, place, surroundings),
      ]);
    case "tabs":
      return joinReadings([
        readCall(value.record, below(place, "record"), surroundings),
        readIdentityOf(value, place, surroundings),
        ...listOf(value.items).map((item, index) =>
          readTemplates(asObject(item), below(place, "items", index), ["visible"], surroundings.names),
        ),
      ]);
    default:
      return reading({});
  }
}

function readIdentityOf(value: Value, place: Place, surroundings: Surroundings): Reading {
  const operation = surroundings.project.operations.get(textOf(asObject(value.record).call));
  return readIdentity(value.identity, below(place, "identity"), operation, surroundings);
}
