import type { Contracts, FieldContract } from "../../src/schema/contracts.ts";
import {
  at,
  type EditorSchema,
  inside,
  line,
  offer,
  type Offer,
  refer,
  type Definition,
} from "./editor-schema.ts";
import { optionsForEditor } from "./option-schema.ts";

/** The side of a field: a cell that shows, or a control that edits. */
export type Use = "cell" | "control";

/** Key that names the kind: in a column, a section or a filter, and in a form. */
export const KIND_KEYS = { cell: "kind", control: "kind", form: "x-component" } as const;
export const COMPONENT_OPTIONS = "x-component-props";

/** Kinds of field and the options of each; where a file names a kind, its options are offered. */
export function fieldKinds({ fields }: Contracts): Definition[] {
  const options = (["cell", "control"] as const).flatMap((use) =>
    kindsFor(use, fields).map((contract): Definition => [
      `${use}:${contract.kind}`,
      optionsForEditor(contract[use] ?? { properties: {} }),
    ]),
  );
  return [
    ...options,
    ["cell", namedKind("cell", fields, (kind) => refer(`cell:${kind}`))],
    ["control", namedKind("control", fields, (kind) => refer(`control:${kind}`))],
    ["formField", formField(fields)],
  ];
}

/** Offers the kinds under their key, and then what belongs to the one that is named. */
function namedKind(
  slot: keyof typeof KIND_KEYS,
  fields: readonly FieldContract[],
  then: (kind: string) => EditorSchema,
): EditorSchema {
  const use = slot === "form" ? "control" : slot;
  const kinds = kindsFor(use, fields);
  const key = KIND_KEYS[slot];
  return {
    ...inside({ [key]: offer(kinds.map((contract) => kindOffer(contract, use))) }),
    allOf: kinds.map(({ kind }) => ({ if: at([key], { const: kind }), then: then(kind) })),
  };
}

/** Layout without a value has components of its own, which the grammar lists. */
function formField(fields: readonly FieldContract[]): EditorSchema {
  const component = namedKind("form", fields, (kind) =>
    inside({ [COMPONENT_OPTIONS]: refer(`control:${kind}`) }),
  );
  return { if: at(["type"], { const: "void" }), else: component };
}

function kindsFor(use: Use, fields: readonly FieldContract[]): FieldContract[] {
  return fields.filter((contract) => use === "cell" || contract.control !== undefined);
}

function kindOffer(contract: FieldContract, use: Use): Offer {
  const names = Object.keys(contract[use]?.properties ?? {});
  const about = line([
    contract.summary,
    contract.formats.length > 0 ? `for the format ${contract.formats.join(", ")}` : undefined,
    contract.parts === 2 ? "two parameters" : undefined,
    names.length > 0 ? `options: ${names.join(", ")}` : undefined,
  ]);
  return { value: contract.kind, title: "", about };
}
