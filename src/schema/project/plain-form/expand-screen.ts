import { asObject } from "../as-object.ts";
import type { Trace } from "../expansion/trace.ts";
import { joinPointer } from "../schema-file.ts";
import { expandForm } from "./expand-form.ts";
import { bodiesOf, type Body, hasPlainForm } from "./plain-form.ts";

type Value = Readonly<Record<string, unknown>>;

const PLAIN: ReadonlySet<string> = new Set(["fields", "sections", "across"]);

/** True for a screen or block in which a form is said in the plain grammar. */
export function hasPlainForms(document: unknown): document is Value {
  return bodiesOf(asObject(document)).some(hasPlainForm);
}

/** The screen or block with each plain form as Formily's schema, under `form`. */
export function expandScreen(document: Value, trace?: Trace): Value {
  return expandBody({ value: document, pointer: "" }, trace);
}

function expandBody(body: Body, trace: Trace | undefined): Value {
  const { value, pointer } = body;
  const isPlain = hasPlainForm(body);
  const expanded: Record<string, unknown> = {};
  trace?.make(expanded, pointer);
  for (const [key, part] of Object.entries(value)) {
    const at = joinPointer(pointer, key);
    if (!isPlain || !PLAIN.has(key)) {
      expanded[key] = pointer === "" && key === "dialogs" ? expandDialogs(part, at, trace) : part;
      trace?.set(expanded, key, at);
    } else if (key !== "across" && expanded.form === undefined) {
      expanded.form = expandForm(value, pointer, trace);
      trace?.set(expanded, "form", at);
    }
  }
  return expanded;
}

function expandDialogs(dialogs: unknown, at: string, trace: Trace | undefined): unknown {
  const expanded: Record<string, unknown> = {};
  trace?.make(expanded, at);
  for (const [id, dialog] of Object.entries(asObject(dialogs))) {
    const pointer = joinPointer(at, id);
    const isDialog = typeof dialog === "object" && dialog !== null && !Array.isArray(dialog);
    expanded[id] = isDialog ? expandBody({ value: dialog as Value, pointer }, trace) : dialog;
    trace?.set(expanded, id, pointer);
  }
  return expanded;
}
