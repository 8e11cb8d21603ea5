/** The part of JSON Schema 2020-12 that the catalogue uses, references already followed. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly default?: unknown;
  /** Name of the code table whose values the property holds. */
  readonly "x-enum"?: string;
  /** Name of the derived state that reads the row the property stands in. */
  readonly "x-state"?: string;
  /** The text is the id of a screen. */
  readonly "x-names"?: "screen";
  readonly "x-assumed"?: boolean;
  /** The endings that a file may have. */
  readonly "x-accept"?: readonly string[];
  /** The value identifies one of these, of the same firm: `company`, `staff`, `department`, `role`, `tag`, `file` or a kind of record. */
  readonly "x-ref"?: string;
  /** Not stored but looked up: a property with `x-ref`, and a field of what it refers to: `qyid.companyName`. */
  readonly "x-from"?: string;
  /** The part of it that the server shows. */
  readonly "x-mask"?: "phone" | "identity" | "bankCard" | "secret";
  /**
   * Marks a property `can` of rows: an object of actions, each true, or the sentence with the reason why it cannot be
   * done.
   */
  readonly "x-can"?: boolean;
  /** The field by which a parameter narrows a list; false: it narrows nothing. */
  readonly "x-filter"?: RecordFilter | false;
}

interface RecordFilter {
  readonly field?: string;
  /** Several of them: any may match. */
  readonly fields?: readonly string[];
  readonly match?: "equals" | "contains" | "from" | "to" | "in" | "has";
  /** The field is one of this kind of record, which refers to the listed kind. */
  readonly through?: string;
  /** Parameters and their values without which it narrows nothing. */
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The types of a schema; a malformed type, which a check reports, counts as none. */
export function typesOf({ type }: JsonSchema): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type : [];
}
