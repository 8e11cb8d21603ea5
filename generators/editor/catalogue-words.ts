import type { FieldContract } from "../../src/schema/contracts.ts";
import { type Definition, type EditorSchema, offer, refer } from "./editor-schema.ts";

const TYPES = ["string", "integer", "number", "boolean", "array", "object", "null"];

/** The words of a property in the API catalogue: those of JSON Schema that matter most, and the catalogue's own. */
export function catalogueWords(fields: readonly FieldContract[]): Definition[] {
  const formats = fields.flatMap(({ formats: names, kind, summary }) =>
    names.map((value) => ({ value, title: kind, about: summary })),
  );
  const words: { readonly [word: string]: EditorSchema } = {
    type: { description: "One type, or several in a list.", ...offer(TYPES.map(plain)) },
    title: { type: "string", description: "In Chinese: what columns and fields are called." },
    description: { type: "string", description: "More about it; shown in editors." },
    format: { type: "string", description: "Decides the field kind.", ...offer(formats) },
    enum: { type: "array", description: "All values; those with a label belong in a code table." },
    minimum: { type: "number", description: "The smallest value; a field inherits it." },
    maximum: { type: "number", description: "The greatest value; a field inherits it." },
    maxLength: { type: "integer", description: "So many characters at most; a field inherits it." },
    pattern: { type: "string", description: "Regular expression." },
    required: { type: "array", description: "Properties that are always there." },
    properties: { type: "object", additionalProperties: refer("property") },
    items: { type: "object", ...refer("property") },
    "x-enum": { type: "string", description: "Code table whose values it holds.", ...refer("codeTable") },
    "x-state": { type: "string", description: "Derived state that reads the row.", ...refer("state") },
    "x-names": { type: "string", description: "What the text names.", ...offer([plain("screen")]) },
    "x-assumed": { type: ["boolean", "string"], description: "Not shown by the specification." },
    "x-can": {
      type: "boolean",
      description:
        "Of a property `can` of rows: what can be done to the row, each true or the reason against it.",
    },
    "x-accept": {
      type: "array",
      items: { type: "string", pattern: String.raw`^\.[a-z0-9]+$` },
      description:
        "Of a file in a multipart body: the endings that it may have; its bytes have to fit the ending.",
    },
  };
  return [
    ["property", { properties: words }],
    ["effect", offer(["read", "write"].map(plain))],
    ["access", { anyOf: [refer("code"), offer(["signed-in", "public"].map(plain))] }],
  ];
}

function plain(value: string): { value: string; title: string; about: string } {
  return { value, title: "", about: "" };
}
