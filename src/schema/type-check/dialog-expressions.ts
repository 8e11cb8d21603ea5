import { blocksBelow, readDialogs } from "../plan/use-block.ts";
import { asObject, type Project } from "../project/project.ts";
import { below, collectExpressions, collectParams, type Spot, valueOf } from "./collect-expressions.ts";
import { optionExpressions } from "./option-expressions.ts";
import type { TypedExpression } from "./typed-expression.ts";

/** Formily's own names inside a form: their shape is known only while the form lives. */
const FORM_NODE = { $self: "any" };
const REACTION = { ...FORM_NODE, $deps: "any", $target: "any" };

/** Expressions of a dialog with its block merged in; `record` is the type of the loaded record. */
export function dialogExpressions(dialog: Spot, record: string): TypedExpression[] {
  const { record: load, submit } = asObject(valueOf(dialog));
  const submitCall = operationOf(submit);
  const scope = {
    ...dialog.scope,
    record,
    $values:
      submitCall === undefined
        ? "Readonly<Record<string, unknown>>"
        : `Values<${JSON.stringify(submitCall)}>`,
  };
  const inside = { ...dialog, scope };
  return [
    ...collectExpressions(below(dialog, "title")),
    ...collectExpressions(below(dialog, "initial")),
    ...collectParams(below(dialog, "record", "params"), operationOf(load)),
    ...collectParams(below(inside, "submit", "params"), submitCall),
    ...formExpressions(below(inside, "form")),
  ];
}

export interface RecordTypes {
  /** Type of `record` in a dialog, by what stands in the screen. */
  readonly of: (written: Readonly<Record<string, unknown>>) => string;
}

/** A block is written for all dialogs that use it: its `record` may be any of theirs, or null where a new one is made. */
export function recordTypes(project: Project): RecordTypes {
  const byBlock = new Map<string, Set<string>>();
  for (const screen of project.screens.values()) {
    const merged = readDialogs(project, screen);
    for (const [id, written] of Object.entries(asObject(screen.value.dialogs))) {
      const call = operationOf(asObject(merged.get(id)?.value).record);
      for (const block of blocksBelow(project, written)) {
        const calls = byBlock.get(block) ?? new Set();
        byBlock.set(block, call === undefined ? calls : calls.add(call));
      }
    }
  }
  return {
    of: (written) => {
      const own = operationOf(written.record);
      const calls = new Set([
        ...(own === undefined ? [] : [own]),
        ...blocksBelow(project, written).flatMap((block) => [...(byBlock.get(block) ?? [])]),
      ]);
      return [...[...calls].map((call) => `Result<${JSON.stringify(call)}>`), "null"].join(" | ");
    },
  };
}

function formExpressions(spot: Spot): TypedExpression[] {
  const node = asObject(valueOf(spot));
  return Object.keys(node).flatMap((key) => {
    const here = below(spot, key);
    if (key === "properties") {
      return Object.keys(asObject(node.properties)).flatMap((name) => formExpressions(below(here, name)));
    }
    if (key === "items") return formExpressions(here);
    const scope = { ...spot.scope, ...(key === "x-reactions" ? REACTION : FORM_NODE) };
    if (key !== "x-component-props") return collectExpressions({ ...here, scope });
    return Object.keys(asObject(node[key])).flatMap((name) =>
      optionExpressions({ ...below(here, name), scope }, name),
    );
  });
}

function operationOf(value: unknown): string | undefined {
  const { call } = asObject(value);
  return typeof call === "string" ? call : undefined;
}
