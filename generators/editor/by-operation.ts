import type { Operation } from "../../src/schema/project/operation.ts";
import { at, type EditorSchema } from "./editor-schema.ts";

/**
 * Further members of an object, by the operation that stands at the path in it. The area is tried first: an editor
 * tries the conditions anew on every key.
 */
export function byOperation(
  path: readonly string[],
  operations: readonly Operation[],
  then: (operation: Operation) => EditorSchema,
): EditorSchema {
  const areas = new Map<string, Operation[]>();
  for (const operation of operations) {
    const area = operation.id.split(".")[0] ?? "";
    areas.set(area, [...(areas.get(area) ?? []), operation]);
  }
  return {
    allOf: [...areas].map(([area, members]) => ({
      if: at(path, { pattern: `^${area.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(\\.|$)` }),
      then: {
        allOf: members.map((operation) => ({ if: at(path, { const: operation.id }), then: then(operation) })),
      },
    })),
  };
}
