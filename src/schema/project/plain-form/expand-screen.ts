import { asObject } from "../as-object.ts";
import type { Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";
import { expandForm } from "./expand-form.ts";
import { MASS_EDIT, massDialogs, withMassAction } from "./expand-mass-edit.ts";
import { bodiesOf, type Body, hasPlainForm } from "./plain-form.ts";

type Value = Readonly<Record<string, unknown>>;
/** A part as it is put together. */
type Made = Record<string, unknown>;

const PLAIN: ReadonlySet<string> = new Set(["fields", "sections", "across"]);

/** True for a screen or block in which a form is said in the plain grammar, or implied. */
export function hasPlainForms(document: unknown): document is Value {
  const value = asObject(document);
  return value[MASS_EDIT] !== undefined || bodiesOf(value).some(hasPlainForm);
}

/** The screen or block with each plain form as Formily's schema, under `form`, and what `massEdit` stands for. */
export function expandScreen(document: Value, trace?: Trace): Value {
  const { [MASS_EDIT]: massEdit, ...others } = document;
  const expanded = expandBody({ value: others, pointer: "" }, trace);
  if (massEdit !== undefined) addMassEdit(expanded, asObject(massEdit), trace);
  return expanded;
}

function addMassEdit(list: Made, massEdit: Value, trace: Trace | undefined): void {
  const at = joinPointer("", MASS_EDIT);
  list.selectionActions = withMassAction(list.selectionActions, massEdit, trace);
  trace?.set(list, "selectionActions", at);
  if (list.dialogs === undefined) {
    list.dialogs = {};
    trace?.make(list.dialogs as Made, at);
    trace?.set(list, "dialogs", at);
  }
  const dialogs = list.dialogs as Made;
  for (const [id, value] of Object.entries(massDialogs(massEdit, trace))) {
    dialogs[id] = expandBody({ value, pointer: at }, trace);
    trace?.set(dialogs, id, at);
  }
}

function expandBody(body: Body, trace: Trace | undefined): Made {
  const { value, pointer } = body;
  const isPlain = hasPlainForm(body);
  const expanded: Made = {};
  trace?.make(expanded, pointer);
  for (const [key, part] of Object.entries(value)) {
    const at = joinPointer(pointer, key);
    if (!isPlain || !PLAIN.has(key)) {
      expanded[key] = expandPart(key, part, at, trace);
      trace?.set(expanded, key, at);
    } else if (key !== "across" && expanded.form === undefined) {
      expanded.form = expandForm(value, pointer, trace);
      trace?.set(expanded, "form", at);
    }
  }
  return expanded;
}

function expandPart(key: string, part: unknown, at: string, trace: Trace | undefined): unknown {
  if (at === "/dialogs") return expandDialogs(part, at, trace);
  return key === "steps" && Array.isArray(part) ? expandSteps(part, at, trace) : part;
}

function expandSteps(steps: readonly unknown[], at: string, trace: Trace | undefined): unknown {
  const expanded = steps.map((step, index) =>
    expandBody({ value: asObject(step), pointer: joinPointer(at, index) }, trace),
  );
  trace?.make(expanded, at);
  for (const index of steps.keys()) trace?.set(expanded, String(index), joinPointer(at, index));
  return expanded;
}

function expandDialogs(dialogs: unknown, at: string, trace: Trace | undefined): unknown {
  const expanded: Made = {};
  trace?.make(expanded, at);
  for (const [id, dialog] of Object.entries(asObject(dialogs))) {
    const pointer = joinPointer(at, id);
    const isDialog = typeof dialog === "object" && dialog !== null && !Array.isArray(dialog);
    expanded[id] = isDialog ? expandBody({ value: dialog as Value, pointer }, trace) : dialog;
    trace?.set(expanded, id, pointer);
  }
  return expanded;
}
