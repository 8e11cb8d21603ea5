import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { type FormNode, formNodes } from "./form-links.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { codeValue } from "../steps/operation-parameters.ts";
import { dialogBodies } from "../reading/dialog-bodies.ts";
import { below, type Place } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";
import { stepsBelow } from "../steps/steps-below.ts";

type Value = Readonly<Record<string, unknown>>;

export const setField: Check = {
  slug: "set-field",
  holds: "A step `set` belongs to an action of a form, and writes into its fields values that they take.",
  why: "Elsewhere there is nothing to fill in; a value that the field does not take is refused when it is sent.",
  *run(context) {
    for (const reading of context.readings) {
      // The form around a block's actions depends on the screen that uses the block.
      if (!reading.isScreen) continue;
      const inForms = new Set<StepUse>();
      for (const [body, place] of formBodies(reading)) {
        const steps = stepsBelow(body.actions, below(place, "actions"), reading.steps).filter(isSet);
        const fields = fieldsOf(body, place);
        for (const step of steps) {
          inForms.add(step);
          yield* valueFindings(step, fields, reading, context);
        }
      }
      for (const step of reading.steps.filter(isSet))
        if (!inForms.has(step)) yield finding(below(step.place, "set"), "no form is around this");
    }
  },
};

function formBodies({ whole: { value, place } }: EntryReading): (readonly [Value, Place])[] {
  const bodies: (readonly [Value, Place])[] = [[value, place], ...dialogBodies(value, place)];
  return bodies.filter(([body]) => body.form !== undefined);
}

function isSet({ value }: StepUse): boolean {
  return value.set !== undefined;
}

/** The fields of a form by their paths; cells of lists are no fields of it. */
function fieldsOf({ form }: Value, place: Place): ReadonlyMap<string, FormNode> {
  const nodes = formNodes(form, below(place, "form")).filter(
    ({ node, path }) => node.type !== "void" && !path.includes("*"),
  );
  return new Map(nodes.map((node) => [node.path, node]));
}

function* valueFindings(
  { value: step, place }: StepUse,
  fields: ReadonlyMap<string, FormNode>,
  { fields: uses }: EntryReading,
  { project, contracts }: CheckContext,
): Iterable<Finding> {
  for (const [name, value] of Object.entries(asObject(step.set))) {
    const at = below(place, "set", name);
    const field = fields.get(name);
    if (!field) {
      yield unknownName(at, name, "this form has no such field", fields.keys(), { of: "key" });
      continue;
    }
    const property = uses.find((use) => use.role === "form" && isSame(use.place, field.place))?.property;
    if (property && value !== null) yield* literalFindings(value, property, at);
  }

  function* literalFindings(value: unknown, property: JsonSchema, at: Place): Iterable<Finding> {
    yield* shapeFindings(shapeOf(property), value, at, { templates: true });
    yield* codeValue(value, at, property, project);
    yield* formatFindings(value, property, at, contracts);
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}
