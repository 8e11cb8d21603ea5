import { asObject } from "../../project/project.ts";
import { contextNames, declaredNames } from "./given-names.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { readBody } from "./read-dialog.ts";
import { readContext } from "./read-context.ts";
import { readDialogs } from "./read-dialogs.ts";
import { readList } from "./read-list.ts";
import { readNames } from "./read-names.ts";
import { readIdentity } from "./read-record.ts";
import { readItems } from "./read-shown.ts";
import { readSteps } from "./read-steps.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { type ReadingContext, UNGUARDED } from "./reading-context.ts";
import { textOf } from "./text-of.ts";
import type { WholeEntry } from "./whole-entry.ts";

type Value = Readonly<Record<string, unknown>>;

/** Everything a screen uses. Wrong shapes are left to the grammar. */
export function readScreen(
  whole: WholeEntry,
  known: Pick<ReadingContext, "project" | "kinds" | "verbs">,
): Reading {
  const { value, place } = whole;
  const code = typeof value.permission === "string" ? value.permission : undefined;
  const context: ReadingContext = {
    ...known,
    names: [...scopeNames.page, ...contextNames(value), ...declaredNames(value.inputs)],
    codes: [code],
  };
  const body = readKind(value, place, context);
  return joinReadings([
    readNames(whole),
    readContext(value.context, below(place, "context"), context),
    body,
    readDialogs(value.dialogs, below(place, "dialogs"), body, context),
  ]);
}

function readKind(value: Value, place: Place, context: ReadingContext): Reading {
  switch (value.kind) {
    case "list":
      return readList(value, place, context);
    case "form":
      return joinReadings([
        readBody(value, place, "form", context, UNGUARDED),
        readSteps(value.done, below(place, "done"), {
          ...context,
          names: [...context.names, ...scopeNames.form],
        }),
      ]);
    case "page":
      return joinReadings([
        readBody(value, place, "page", context, UNGUARDED),
        readIdentityOf(value, place, context),
      ]);
    case "tabs":
      return joinReadings([
        readCall(value.record, below(place, "record"), context),
        readIdentityOf(value, place, context),
        readItems(value.items, below(place, "items"), context),
      ]);
    default:
      return reading({});
  }
}

function readIdentityOf(value: Value, place: Place, context: ReadingContext): Reading {
  const operation = context.project.operations.get(textOf(asObject(value.record).call));
  return readIdentity(value.identity, below(place, "identity"), operation, context);
}
