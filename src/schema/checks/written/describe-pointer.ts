import { pointerSegments } from "../../project/schema-file.ts";

/** `/columns/3/field` as people write it: `columns[3].field`. */
export function describePointer(pointer: string): string {
  return pointerSegments(pointer)
    .map((segment) =>
      /^\d+$/.test(segment)
        ? `[${segment}]`
        : /^[\w$-]+$/.test(segment)
          ? `.${segment}`
          : `[${JSON.stringify(segment)}]`,
    )
    .join("")
    .replace(/^\./, "");
}
