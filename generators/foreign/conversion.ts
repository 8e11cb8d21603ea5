import { asObject } from "../../src/schema/project/project.ts";
import { resolveReference } from "../../src/schema/project/follow-references.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Something of a foreign document that the catalogue cannot say, or that a person has to decide. */
export interface Unconverted {
  /** `GET /pets`, or 整份文档. */
  readonly operation: string;
  readonly place: string;
  readonly reason: string;
  readonly todo: string;
}

/** Begins the reason of what was not taken over at all. */
export const REFUSED = "接口未转换：";

/** Requests have limits and no `readOnly` fields; answers have neither limits nor `writeOnly` fields. */
type Direction = "request" | "answer";

/** One foreign document on its way into the catalogue. */
export interface Conversion {
  readonly document: Json;
  /** Of the new document, by name; filled while operations are converted. */
  readonly schemas: Map<string, unknown>;
  /** Reference, direction and whether it may be null → name in `schemas`. */
  readonly names: Map<string, string>;
  readonly unconverted: Unconverted[];
}

/** A place in the document, for the report. */
export interface At {
  readonly conversion: Conversion;
  readonly operation: string;
  readonly place: string;
  readonly direction: Direction;
  /** References whose content stands in the place of themselves here. */
  readonly inlined: readonly string[];
}

export function report(at: At, reason: string, todo: string): void {
  const { conversion, operation, place } = at;
  conversion.unconverted.push({ operation, place, reason, todo });
}

export function inside(at: At, part: string): At {
  return { ...at, place: at.place === "" ? part : `${at.place}.${part}` };
}

const MOST_REFERENCES = 20;

/** The target of a reference within the document, references behind it followed; undefined when there is none. */
export function lookUp(document: Json, value: unknown): Json | undefined {
  let here = asObject(value);
  for (let steps = 0; typeof here.$ref === "string"; steps += 1) {
    if (steps === MOST_REFERENCES || !here.$ref.startsWith("#")) return undefined;
    const target = resolveReference({ get: () => ({ value: document }) }, "", decoded(here.$ref)).value;
    if (target === undefined) return undefined;
    here = asObject(target);
  }
  return here;
}

/** A path in a pointer may be written as in an address: `#/paths/~1a~1%7Bid%7D`. */
export function decoded(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch (error) {
    if (error instanceof URIError) return reference;
    throw error;
  }
}
