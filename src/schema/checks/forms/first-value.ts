import type { JsonSchema } from "../../project/json-schema.ts";
import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading, Finding } from "../check-context.ts";
import { type FormNode, formNodes } from "./form-links.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { codeValue } from "../steps/operation-parameters.ts";
import { dialogBodies } from "../reading/dialog-bodies.ts";
import { below, type Place } from "../reading/place.ts";
import type { FieldUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";

/** The types of a form's own values, which no operation describes. */
const OWN: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  ["string", "number", "integer", "boolean", "array", "object"].map((type) => [type, { type }]),
);

export const firstValue: Check = {
  slug: "first-value",
  holds: "What a field of a form begins with is a value that its operation takes.",
  why: "A user who saves without touching the field is refused.",
  *run(context) {
    // The operation of a block's form depends on the screen that uses the block.
    for (const { whole, isScreen, fields } of context.readings) {
      if (!isScreen) continue;
      const uses = usesByPlace(fields);
      yield* bodyValues(whole.value, whole.place, uses, context);
      for (const [body, place] of dialogBodies(whole.value, whole.place))
        yield* bodyValues(body, place, uses, context);
    }
  },
};

type UsesByPlace = ReadonlyMap<string, FieldUse>;

function usesByPlace(fields: EntryReading["fields"]): UsesByPlace {
  const inForms = fields.filter(({ role }) => role === "form");
  return new Map(inForms.map((use) => [keyOf(use.place), use]));
}

function keyOf({ file, pointer }: Place): string {
  return `${file.path}#${pointer}`;
}

function* bodyValues(
  { form, initial }: Readonly<Record<string, unknown>>,
  place: Place,
  uses: UsesByPlace,
  context: CheckContext,
): Iterable<Finding> {
  const values = asObject(initial);
  for (const formNode of formNodes(form, below(place, "form"))) {
    const property = propertyOf(formNode, uses);
    if (!property) continue;
    yield* literal(formNode.node.default, below(formNode.place, "default"), property, context);
    if (formNode.path === formNode.name && Object.hasOwn(values, formNode.name)) {
      yield* literal(values[formNode.name], below(place, "initial", formNode.name), property, context);
    }
  }
}

function propertyOf({ node, place }: FormNode, uses: UsesByPlace): JsonSchema | undefined {
  const use = uses.get(keyOf(place));
  return use?.isLocal ? OWN[textOf(node.type)] : use?.property;
}

function* literal(
  value: unknown,
  at: Place,
  property: JsonSchema,
  { project, contracts }: CheckContext,
): Iterable<Finding> {
  if (isNothing(value)) return;
  yield* shapeFindings(shapeOf(property), value, at, { templates: true });
  yield* codeValue(value, at, property, project);
  yield* formatFindings(value, property, at, contracts);
}

/** A field that begins empty is filled in before it is sent. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
