import type { SchemaFile } from "../project/schema-file.ts";
import { below, type Place } from "./reading/place.ts";

export interface ValueAt {
  /** Its name in the object around it; undefined at the top and in lists. */
  readonly key: string | undefined;
  readonly value: unknown;
  readonly at: Place;
}

const walked = new WeakMap<SchemaFile, readonly ValueAt[]>();

/** Everything in a file; several rules look through all files, most of which are the same in the next check. */
export function valuesInFile(file: SchemaFile): readonly ValueAt[] {
  const known = walked.get(file) ?? valuesAt(file.value, { file, pointer: "" });
  walked.set(file, known);
  return known;
}

/** A JSON value and everything in it, from top to bottom. */
export function valuesAt(value: unknown, at: Place, key?: string): ValueAt[] {
  const values: ValueAt[] = [];
  collect(value, at, key, values);
  return values;
}

function collect(value: unknown, at: Place, key: string | undefined, values: ValueAt[]): void {
  values.push({ key, value, at });
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, below(at, index), undefined, values);
  } else if (value !== null && typeof value === "object") {
    for (const [name, item] of Object.entries(value)) collect(item, below(at, name), name, values);
  }
}
