import path from "node:path";

type Schema = { readonly [word: string]: unknown };

/** The grammars of `schemas/meta` by the name of their file. */
type Grammars = ReadonlyMap<string, Schema>;

interface Spot {
  readonly file: string;
  readonly schema: Schema;
}

interface Within {
  /** The file whose words are collected. */
  readonly from: string;
  readonly object: string;
}

/** Words under which further grammars of the same value stand. */
const ALSO = ["allOf", "anyOf", "oneOf"] as const;
const CASES = ["if", "then", "else"] as const;
/** Words of every object of the language. */
const EVERYWHERE: ReadonlySet<string> = new Set(["$schema", "x-allow"]);

/** The words of a grammar as `<object>.<word>`, the object by the word that leads to it: what is declared for several sorts of an object is one word. */
export class WordUse {
  readonly #grammars: Grammars;
  readonly #used = new Set<string>();

  constructor(grammars: Grammars) {
    this.#grammars = grammars;
  }

  /** Takes the words that a value uses under the grammar of the file. */
  take(file: string, value: unknown): void {
    const root = this.#rootOf(file);
    if (root) this.#take(root, "", value);
  }

  /** The words that can be written under the grammar of the file, those of other files left out, and that no value has used. */
  unusedBelow(file: string): string[] {
    const root = this.#rootOf(file);
    const seen = new Set<object>();
    const found = new Set<string>();
    if (root) this.#collect(root, { from: file, object: "" }, seen, found);
    return [...found].toSorted();
  }

  #rootOf(file: string): Spot | undefined {
    const schema = this.#grammars.get(file);
    return schema && { file, schema };
  }

  #take(spot: Spot, object: string, value: unknown): void {
    for (const { file, schema } of this.#parts(spot)) {
      const { properties, additionalProperties, items } = schema;
      if (Array.isArray(value)) {
        if (isSchema(items)) for (const entry of value) this.#take({ file, schema: items }, object, entry);
        continue;
      }
      if (!isSchema(value)) continue;
      for (const [word, child] of Object.entries(value)) {
        const declared = isSchema(properties) ? properties[word] : undefined;
        const below = declared ?? additionalProperties;
        if (declared !== undefined) this.#used.add(object + word);
        if (!isSchema(below)) continue;
        this.#take({ file, schema: below }, declared === undefined ? object : `${word}.`, child);
      }
    }
  }

  #collect(spot: Spot, { from, object }: Within, seen: Set<object>, found: Set<string>): void {
    for (const { file, schema } of this.#parts(spot)) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      const { properties, additionalProperties, items } = schema;
      for (const below of [additionalProperties, items])
        if (isSchema(below)) this.#collect({ file, schema: below }, { from, object }, seen, found);
      if (!isSchema(properties)) continue;
      for (const [word, declared] of Object.entries(properties)) {
        if (EVERYWHERE.has(word)) continue;
        if (!this.#used.has(object + word)) {
          if (file === from) found.add(object + word);
        } else if (isSchema(declared))
          this.#collect({ file, schema: declared }, { from, object: `${word}.` }, seen, found);
      }
    }
  }

  /** The grammar and all that it refers to and combines, each once. */
  #parts(spot: Spot): Spot[] {
    const parts = [spot];
    // The list grows while it is walked.
    for (const { file, schema } of parts) {
      const others = [
        ...ALSO.flatMap((word) => (Array.isArray(schema[word]) ? (schema[word] as unknown[]) : [])),
        ...CASES.map((word) => schema[word]),
      ].filter(isSchema);
      const referred = typeof schema.$ref === "string" ? [this.#resolve(schema.$ref, file)] : [];
      for (const part of [...others.map((other) => ({ file, schema: other })), ...referred]) {
        if (part && !parts.some((known) => known.schema === part.schema)) parts.push(part);
      }
    }
    return parts;
  }

  #resolve(reference: string, from: string): Spot | undefined {
    const [name = "", pointer = ""] = reference.split("#");
    const file = name === "" ? from : path.posix.basename(name);
    let schema: unknown = this.#grammars.get(file);
    for (const word of pointer.split("/").slice(1)) schema = isSchema(schema) ? schema[word] : undefined;
    return isSchema(schema) ? { file, schema } : undefined;
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
