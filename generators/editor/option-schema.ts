import type { OptionsSchema } from "../../src/schema/contracts.ts";
import { asObject } from "../../src/schema/project/project.ts";
import { type EditorSchema, offer, orTemplate, refer } from "./editor-schema.ts";

/** The sort of names in an option or argument → the definition that offers them. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  operation: "operation",
  enum: "codeTable",
  state: "state",
  screen: "screen",
  route: "route",
  handler: "handler",
};

/** Steps that stand in an object beside other words. */
const NESTED_STEPS = "do";
/** The step of the grammar, by its path from the file of the names. */
const STEP = { $ref: "../../schemas/meta/definitions.schema.json#/$defs/step" };

/** Options or arguments of a contract for an editor: their descriptions and allowed values. */
export function optionsForEditor({ properties }: Pick<OptionsSchema, "properties">): EditorSchema {
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, option]) => [
        name,
        { ...optionForEditor(asObject(option)), ...(name === NESTED_STEPS && { items: STEP }) },
      ]),
    ),
  };
}

/** The definition that offers what a contract says a text names. */
export function namesReferredTo(what: unknown): EditorSchema {
  const definition = DEFINITIONS[String(what)];
  return definition === undefined ? {} : refer(definition);
}

function optionForEditor(option: Readonly<Record<string, unknown>>): EditorSchema {
  const { description, type, enum: choices, properties, "x-refers": refers } = option;
  const inside =
    properties === undefined ? {} : optionsForEditor({ properties: asObject(properties) as never });
  return {
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type: orTemplate([type].flat()) }),
    ...(Array.isArray(choices) && {
      type: "string",
      ...offer(choices.map((value) => ({ value, title: "", about: "" }))),
    }),
    ...inside,
    ...callDefinition(asObject(properties)),
    ...namesReferredTo(refers),
  };
}

/** The names that complete an object with a call: its parameters; for a choice from its rows their properties too. */
function callDefinition({ call, value, label }: Readonly<Record<string, unknown>>): EditorSchema {
  if (asObject(call)["x-refers"] !== "operation") return {};
  return refer(value !== undefined && label !== undefined ? "choices" : "call");
}
