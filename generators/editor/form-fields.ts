import type { Contracts } from "../../src/schema/contracts.ts";
import { kindOf } from "../../src/schema/plan/resolve-field.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { at, type Definition, type EditorSchema, inside, refer } from "./editor-schema.ts";
import { COMPONENT_OPTIONS, KIND_KEYS } from "./field-kinds.ts";
import { aboutProperty } from "./property-offers.ts";

/** The depth to which lists and objects inside each other are followed. */
const DEPTH = 3;

/**
 * The fields of a form, or of an object or an entry inside it, by the properties of what is sent. `self` is the
 * definition that this becomes: layout nodes hold fields of the same object.
 */
export function formFields(
  self: string,
  schema: JsonSchema | undefined,
  known: { readonly project: Project; readonly contracts: Contracts },
  depth = DEPTH,
): Definition[] {
  if (depth === 0 || schema?.properties === undefined) return [];
  const below: Definition[] = [];
  const nodes = Object.entries(schema.properties).map(([name, property]) => {
    const held = property.properties ? property : property.items;
    const inner = formFields(`${self}:${name}`, held, known, depth - 1);
    below.push(...inner);
    const about = aboutProperty(property, known.project);
    return [
      name,
      {
        type: "object",
        description: about,
        ...fieldNode(property, inner.length > 0 && `${self}:${name}`, known),
      },
    ];
  });
  const layout = {
    if: at(["type"], { const: "void" }),
    then: inside({ properties: refer(self) }),
  };
  return [[self, { properties: Object.fromEntries(nodes), additionalProperties: layout }], ...below];
}

function fieldNode(
  property: JsonSchema,
  fields: string | false,
  { contracts }: { readonly contracts: Contracts },
): EditorSchema {
  if (fields !== false) {
    const held = inside({ properties: refer(fields) });
    return property.items ? inside({ items: held }) : held;
  }
  const kind = kindOf(property, contracts);
  const isEditable = contracts.fields.some((contract) => contract.kind === kind && contract.control);
  if (!isEditable) return {};
  const options = inside({ [COMPONENT_OPTIONS]: refer(`control:${kind}`) });
  return { if: { required: [KIND_KEYS.form] }, else: options };
}
