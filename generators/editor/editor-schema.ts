/** JSON Schema with VS Code's additions. None refuses a name: that is the check's business. */
export interface EditorSchema {
  readonly [keyword: string]: unknown;
}

/** A schema under the name that references use. */
export type Definition = readonly [name: string, schema: EditorSchema];

/** A value that an editor may offer. */
export interface Offer {
  readonly value: unknown;
  /** Stands beside the value in the list of completions. */
  readonly title: string;
  /** Shown on hover, and beside the chosen completion. */
  readonly about: string;
}

/** Ids of a foreign catalogue may hold any character. */
export function refer(definition: string): EditorSchema {
  const segment = definition.replaceAll("~", "~0").replaceAll("/", "~1");
  return { $ref: `#/$defs/${encodeURIComponent(segment).replaceAll("%3A", ":")}` };
}

/** Offers these values and takes any other; the open alternative comes first, because editors report by the best one. */
export function offer(offers: readonly Offer[]): EditorSchema {
  if (offers.length === 0) return {};
  const values = {
    enum: offers.map(({ value }) => value),
    enumDetails: offers.map(({ title }) => title),
    enumDescriptions: offers.map(({ about }) => about),
  };
  return { anyOf: [{}, values] };
}

/** Values of some members of an object. The keys are not offered: the grammar does that, with their type and meaning. */
export function inside(members: { readonly [key: string]: EditorSchema }): EditorSchema {
  const quiet = Object.entries(members).map(([key, schema]) => [key, { doNotSuggest: true, ...schema }]);
  return { properties: Object.fromEntries(quiet) };
}

/** Holds where `schema` fits what stands at the path. */
export function at([key, ...rest]: readonly string[], schema: EditorSchema): EditorSchema {
  return key === undefined ? schema : { ...inside({ [key]: at(rest, schema) }), required: [key] };
}

/** An expression may stand for a value of any type. */
export function orTemplate(types: readonly unknown[]): readonly unknown[] {
  return types.includes("string") ? types : [...types, "string"];
}

/** The words that say something, in one line. */
export function line(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(" · ");
}
