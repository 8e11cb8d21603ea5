import type { Contracts } from "../../src/schema/contracts.ts";
import type { Project } from "../../src/schema/project/project.ts";
import { at, type Definition, type EditorSchema, inside, refer } from "./editor-schema.ts";
import { fieldEntry, type Holder } from "./field-entry.ts";
import { propertyOffers } from "./property-offers.ts";

/** The depth to which lists inside each other are followed. */
const DEPTH = 2;

/**
 * The definition `plain:<names>`, a field of a form in the plain grammar: a name, or an object with one under `field`,
 * the options of its kind, and the entries of a list under `columns` or `fields`.
 */
export function plainFields(
  { names, schema }: Holder,
  known: { readonly project: Project; readonly contracts: Contracts },
  depth = DEPTH,
): Definition[] {
  const lists = Object.entries(schema?.properties ?? {}).flatMap(([name, { items }]) =>
    items?.properties && depth > 0 ? [{ name, holder: { names: `${names}:${name}`, schema: items } }] : [],
  );
  const entries = lists.map(({ name, holder }) => {
    const held = { items: refer(`plain:${holder.names}`) };
    return { if: at(["field"], { const: name }), then: inside({ columns: held, fields: held }) };
  });
  const field: EditorSchema = {
    allOf: [refer(names), refer(`options:${names}`), ...entries],
    ...inside({ field: refer(names) }),
  };
  return [
    [`plain:${names}`, field],
    ...lists.flatMap(({ holder }): Definition[] => [
      [holder.names, propertyOffers(holder.schema, known.project)],
      ...fieldEntry("control", holder, known.contracts),
      ...plainFields(holder, known, depth - 1),
    ]),
  ];
}
