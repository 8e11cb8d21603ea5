import type { JsonObject } from "./json-object.ts";

/** The key that `inputs` stand behind, the first that there is. */
const BEFORE: readonly string[] = ["permission", "title", "kind"];

/** A copy with these inputs in their place, behind the head; none for none. */
export function withInputs(document: JsonObject, inputs: JsonObject): JsonObject {
  if (Object.keys(inputs).length === 0) return document;
  const before = BEFORE.find((key) => key in document);
  const entries = Object.entries(document).flatMap(([key, value]): [string, unknown][] =>
    key === before
      ? [
          [key, value],
          ["inputs", inputs],
        ]
      : [[key, value]],
  );
  return Object.fromEntries(entries);
}
