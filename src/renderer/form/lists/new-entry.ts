import type { ArrayField } from "@formily/core";
import { plainCopy } from "../values/plain-copy.ts";

interface Entry {
  readonly [property: string]: unknown;
}

/** Options of a list that a new entry is made of. */
interface NewEntryOptions {
  /** Its values. */
  readonly newRow?: Entry;
  /** All its properties, without a value. */
  readonly emptyRow?: Entry;
}

/**
 * A new entry for a place in a list, with these values. Formily would give it what the entry that the form was opened
 * with has there; what is null stays so.
 */
export function newEntry(field: ArrayField, index: number, values: Entry = {}): Entry {
  const { newRow = {}, emptyRow = {} } = field.componentProps as NewEntryOptions;
  const opened: unknown = field.initialValue;
  const wasFilled = Array.isArray(opened) && index < opened.length;
  return plainCopy({ ...(wasFilled && emptyRow), ...newRow, ...values }) as Entry;
}
