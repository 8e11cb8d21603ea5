import { applyEdits, type JSONPath, modify, type ModificationOptions } from "jsonc-parser";
import { pointerSegments } from "../src/schema/project/schema-file.ts";

const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2 } } as const;

/** The text with this value at the path, in place of what stands there; all else stays as it was written. */
export function setInJson(
  text: string,
  path: JSONPath,
  value: unknown,
  options: Pick<ModificationOptions, "getInsertionIndex"> = {},
): string {
  return applyEdits(text, modify(text, path, value, { ...FORMATTING, ...options }));
}

/**
 * The same for a document in the short form: what is put in stands on one line, until the formatter breaks what is too
 * long.
 */
export function setInShortForm(
  text: string,
  path: JSONPath,
  value: unknown,
  options: Pick<ModificationOptions, "getInsertionIndex"> = {},
): string {
  return applyEdits(text, modify(text, path, value, options));
}

/** The text with this value in the list at the path, at `index`; without one at its end. */
export function addToJsonList(text: string, path: JSONPath, value: unknown, index = -1): string {
  const edits = modify(text, [...path, index], value, { ...FORMATTING, isArrayInsertion: true });
  return applyEdits(text, edits);
}

/** The steps of a JSON pointer, those into lists as numbers. */
export function pathOf(pointer: string): JSONPath {
  return pointerSegments(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}
