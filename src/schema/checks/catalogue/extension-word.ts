import type { SchemaFile } from "../../project/schema-file.ts";

/** The word of an operation as the document writes it: without its `x-` in the short form. */
export function extensionWord(file: SchemaFile | undefined, word: `x-${string}`): string {
  return JSON.stringify(file?.written ? word.slice("x-".length) : word);
}
