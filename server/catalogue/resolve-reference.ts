/** Where a reference leads. */
export interface Referred {
  readonly file: string;
  readonly pointer: string;
  readonly node: unknown;
}

/** Follows `other.json#/pointer` or `#/pointer`, as written in the document `from`; undefined when nothing is there. */
export function resolveReference(
  documents: ReadonlyMap<string, object>,
  from: string,
  reference: string,
): Referred | undefined {
  const [named, pointer = ""] = reference.split("#");
  const file = named || from;
  let node: unknown = documents.get(file);
  for (const step of pointer.split("/").slice(1)) {
    const key = readStep(step);
    if (typeof node !== "object" || node === null || key === null || !Object.hasOwn(node, key))
      return undefined;
    node = (node as { readonly [key: string]: unknown })[key];
  }
  return node === undefined ? undefined : { file, pointer, node };
}

/** Null for what cannot be decoded. */
function readStep(step: string): string | null {
  try {
    return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return null;
  }
}
