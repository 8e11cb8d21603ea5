import { asObject, type Project } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { formValueNames, readForm } from "./read-form.ts";
import { type CallUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { textOf } from "./text-of.ts";

export interface DialogSurroundings {
  /** What the places that open the dialog see. */
  readonly names: readonly string[];
  /** The codes of the actions that open it; its own code takes their place. */
  readonly codes: readonly (string | undefined)[];
}

/** A dialog, its block already merged in, or a block for itself. */
export function readDialog(
  dialog: Readonly<Record<string, unknown>>,
  place: Place,
  project: Project,
  surroundings: DialogSurroundings,
): Reading {
  const { permission, form, submit } = dialog;
  const names = [...surroundings.names, ...scopeNames.form];
  const codes = typeof permission === "string" ? [permission] : surroundings.codes;
  const operation = project.operations.get(textOf(asObject(submit).call));
  // Without a form there is no telling what it would give; that it is missing is said elsewhere.
  const given = form === undefined ? Object.keys(operation?.request.properties ?? {}) : formValueNames(form);
  const templates = ["title", "initial"].map((key) => ({
    value: dialog[key],
    place: below(place, key),
    names: surroundings.names,
    isForm: false,
  }));
  return joinReadings([
    reading({ templates }),
    readDialogCall("record", dialog, place, { codes, given: [], names: surroundings.names }),
    readDialogCall("submit", dialog, place, { codes, given, names }),
    readForm(form, below(place, "form"), { operation, names, codes }),
  ]);
}

function readDialogCall(
  role: "record" | "submit",
  dialog: Readonly<Record<string, unknown>>,
  place: Place,
  use: Pick<CallUse, "codes" | "given"> & { readonly names: readonly string[] },
): Reading {
  if (dialog[role] === undefined) return reading({});
  const { codes, given, names } = use;
  const { call, params } = asObject(dialog[role]);
  const here = below(place, role);
  const paramsPlace = below(here, "params");
  return reading({
    calls: [{ name: call, place: below(here, "call"), params, paramsPlace, given, codes }],
    templates: [{ value: params, place: paramsPlace, names, isForm: false }],
  });
}
