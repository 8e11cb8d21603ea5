import { pointerSegments } from "./schema-file.ts";

export interface BrokenReference {
  readonly file: string;
  readonly pointer: string;
  readonly reference: string;
  readonly reason: "missing" | "circular";
}

/** Path → file; of each its value counts. */
interface Files {
  readonly get: (path: string) => { readonly value: unknown } | undefined;
}

/** The address of a value: the path of its file, and a JSON pointer in it. */
interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Gives a value with every `$ref` below it replaced by what it points at. */
export type Follow = (value: unknown, place: Place) => unknown;

/**
 * Follows references within a document or to a sibling file. The target of several references is followed once: they
 * share it, so it must not be changed. A broken or circular reference becomes an empty schema and is reported.
 */
export function referenceFollower(files: Files, report: (broken: BrokenReference) => void): Follow {
  /** Address → what stands there, followed. */
  const known = new Map<string, unknown>();
  let circles = 0;
  const follow = (node: unknown, place: Place, trail: readonly string[]): unknown => {
    if (Array.isArray(node)) {
      return node.map((item, index) =>
        follow(item, { ...place, pointer: `${place.pointer}/${index}` }, trail),
      );
    }
    if (!node || typeof node !== "object") return node;
    const { $ref: reference, ...siblings } = node as { $ref?: unknown };
    if (typeof reference === "string") return merge(target(reference, place, trail), siblings);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        typeof value === "object"
          ? follow(value, { ...place, pointer: `${place.pointer}/${escaped(key)}` }, trail)
          : value,
      ]),
    );
  };
  const target = (reference: string, place: Place, trail: readonly string[]): unknown => {
    const { value, ...there } = resolveReference(files, place.file, reference);
    const address = `${there.file}#${there.pointer}`;
    if (known.has(address)) return known.get(address);
    if (value === undefined || trail.includes(address)) {
      if (value !== undefined) circles += 1;
      report({ ...place, reference, reason: value === undefined ? "missing" : "circular" });
      return {};
    }
    const before = circles;
    const followed = follow(value, there, [...trail, address]);
    // Within a circle it depends on where one came in.
    if (circles === before) known.set(address, followed);
    return followed;
  };
  return (node, place) => follow(node, place, []);
}

/** Words beside a reference win over those behind it. */
function merge(followed: unknown, siblings: object): unknown {
  return Object.keys(siblings).length === 0 ? followed : { ...(followed as object), ...siblings };
}

function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The target of a reference in `file`; `value` is undefined when nothing stands there. */
export function resolveReference(
  files: Files,
  file: string,
  reference: string,
): Place & { readonly value: unknown } {
  const [document = "", pointer = ""] = reference.split("#");
  const target = document ? siblingPath(file, document) : file;
  return { file: target, pointer, value: valueAt(files.get(target)?.value, pointer) };
}

export function valueAt(value: unknown, pointer: string): unknown {
  let target = value;
  for (const segment of pointerSegments(pointer)) {
    if (!target || typeof target !== "object" || !Object.hasOwn(target, segment)) return undefined;
    target = (target as Record<string, unknown>)[segment];
  }
  return target;
}

function siblingPath(from: string, to: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
