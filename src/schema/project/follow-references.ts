import { pointerSegments, type SchemaFile } from "./schema-file.ts";

export interface BrokenReference {
  readonly file: string;
  readonly pointer: string;
  readonly reference: string;
  readonly reason: "missing" | "circular";
}

/**
 * Replaces every `$ref` below `node` by what it points at, within the document or in a sibling file.
 * A broken or circular reference becomes an empty schema and is reported.
 */
export function followReferences(
  node: unknown,
  place: { readonly file: string; readonly pointer: string },
  files: Pick<ReadonlyMap<string, SchemaFile>, "get">,
  report: (broken: BrokenReference) => void,
  trail: readonly string[] = [],
): unknown {
  if (Array.isArray(node)) {
    return node.map((item, index) =>
      followReferences(item, { ...place, pointer: `${place.pointer}/${index}` }, files, report, trail),
    );
  }
  if (!node || typeof node !== "object") return node;
  const { $ref: reference, ...siblings } = node as { $ref?: unknown };
  if (typeof reference === "string") {
    const { file, pointer, value } = resolveReference(files, place.file, reference);
    const address = `${file}#${pointer}`;
    if (value === undefined || trail.includes(address)) {
      report({ ...place, reference, reason: value === undefined ? "missing" : "circular" });
      return siblings;
    }
    const followed = followReferences(value, { file, pointer }, files, report, [...trail, address]);
    return { ...(followed as object), ...siblings };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      followReferences(
        value,
        { ...place, pointer: `${place.pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` },
        files,
        report,
        trail,
      ),
    ]),
  );
}

/** Where a reference in `file` points; `value` is undefined when nothing stands there. */
export function resolveReference(
  files: Pick<ReadonlyMap<string, SchemaFile>, "get">,
  file: string,
  reference: string,
): { readonly file: string; readonly pointer: string; readonly value: unknown } {
  const [document = "", pointer = ""] = reference.split("#");
  const target = document ? siblingPath(file, document) : file;
  return { file: target, pointer, value: valueAt(files.get(target)?.value, pointer) };
}

export function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const segment of pointerSegments(pointer)) {
    if (!found || typeof found !== "object" || !Object.hasOwn(found, segment)) return undefined;
    found = (found as Record<string, unknown>)[segment];
  }
  return found;
}

function siblingPath(from: string, to: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
